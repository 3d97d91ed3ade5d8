#include "edit.h"

static GtkWidget *view;

GtkWidget *
edit_new (int kib)
{
  GString *text = g_string_new (NULL);
  while (text->len < (gsize) kib * 1024)
    g_string_append (text, "A line of text that is about as long as lines are.\n");
  view = gtk_text_view_new ();
  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (view), GTK_WRAP_WORD_CHAR);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (view));
  gtk_text_buffer_set_text (buffer, text->str, text->len);
  g_string_free (text, TRUE);
  GtkTextIter start;
  gtk_text_buffer_get_start_iter (buffer, &start);
  gtk_text_buffer_place_cursor (buffer, &start);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), view);
  return scrolled;
}

void
edit_type (int number)
{
  char letter[] = { 'a' + number % 26, 0 };
  gtk_text_buffer_insert_interactive_at_cursor (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), letter, 1, TRUE);
}
