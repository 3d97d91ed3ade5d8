#pragma once

// Keeps the heap of an app small; to be called before other threads start. Twice does nothing more.
void fenestra_memory_prepare(void);
