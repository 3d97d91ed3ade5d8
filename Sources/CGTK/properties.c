#include "fenestra-properties.h"

static gboolean cover_all(PangoAttribute *attribute, gpointer data)
{
    attribute->start_index = PANGO_ATTR_INDEX_FROM_TEXT_BEGINNING;
    attribute->end_index = PANGO_ATTR_INDEX_TO_TEXT_END;
    return FALSE;
}

void fenestra_attributes_cover_all(PangoAttrList *attributes)
{
    // A filter that takes nothing out is Pango's way of visiting them.
    pango_attr_list_filter(attributes, cover_all, NULL);
}
