#include "fenestra-properties.h"

