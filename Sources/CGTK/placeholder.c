#include "fenestra-gtk.h"
