// For `dl_iterate_phdr`.
#define _GNU_SOURCE
#include "fenestra-memory.h"

#include <glib.h>
#ifdef __GLIBC__
#include <elf.h>
#include <link.h>
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>

// The tables that the loader has linked an object by: symbols, their names and hashes, and relocations. They lie in
// front of the code and are never written.
typedef struct {
    ElfW(Addr) start, end;
    gboolean is_written;
} Tables;

static void extend(Tables *tables, ElfW(Addr) base, ElfW(Addr) address, size_t size)
{
    // glibc has made most addresses of the dynamic section absolute.
    if (address < base)
        address += base;
    tables->start = MIN(tables->start, address);
    tables->end = MAX(tables->end, address + size);
}

static Tables find_tables(const struct dl_phdr_info *object, const ElfW(Dyn) *dynamic)
{
    Tables tables = { (ElfW(Addr))-1, 0, FALSE };
    ElfW(Addr) relocations = 0, calls = 0, names = 0;
    size_t relocations_size = 0, calls_size = 0, names_size = 0;
    for (; dynamic->d_tag != DT_NULL; dynamic++) {
        switch (dynamic->d_tag) {
        case DT_SYMTAB:
        case DT_GNU_HASH:
            extend(&tables, object->dlpi_addr, dynamic->d_un.d_ptr, 0);
            break;
        case DT_STRTAB:
            names = dynamic->d_un.d_ptr;
            break;
        case DT_STRSZ:
            names_size = dynamic->d_un.d_val;
            break;
        case DT_RELA:
            relocations = dynamic->d_un.d_ptr;
            break;
        case DT_RELASZ:
            relocations_size = dynamic->d_un.d_val;
            break;
        case DT_JMPREL:
            calls = dynamic->d_un.d_ptr;
            break;
        case DT_PLTRELSZ:
            calls_size = dynamic->d_un.d_val;
            break;
        case DT_TEXTREL:
            tables.is_written = TRUE;
            break;
        case DT_FLAGS:
            tables.is_written = tables.is_written || (dynamic->d_un.d_val & DF_TEXTREL);
            break;
        }
    }
    if (names)
        extend(&tables, object->dlpi_addr, names, names_size);
    if (relocations)
        extend(&tables, object->dlpi_addr, relocations, relocations_size);
    if (calls)
        extend(&tables, object->dlpi_addr, calls, calls_size);
    return tables;
}

static int give_back_tables(struct dl_phdr_info *object, size_t size, void *page_size)
{
    const ElfW(Dyn) *dynamic = NULL;
    for (int index = 0; index < object->dlpi_phnum; index++)
        if (object->dlpi_phdr[index].p_type == PT_DYNAMIC)
            dynamic = (const ElfW(Dyn) *)(object->dlpi_addr + object->dlpi_phdr[index].p_vaddr);
    if (!dynamic)
        return 0;
    Tables tables = find_tables(object, dynamic);
    if (tables.is_written || tables.start >= tables.end)
        return 0;
    // Only of a segment that is as it is in the file: what is dropped comes back from there when it is read again.
    for (int index = 0; index < object->dlpi_phnum; index++) {
        const ElfW(Phdr) *segment = &object->dlpi_phdr[index];
        if (segment->p_type != PT_LOAD || (segment->p_flags & PF_W))
            continue;
        ElfW(Addr) page = *(const long *)page_size - 1;
        ElfW(Addr) start = object->dlpi_addr + segment->p_vaddr, end = start + segment->p_filesz;
        start = (MAX(start, tables.start) + page) & ~page;
        end = MIN(end, tables.end) & ~page;
        if (start < end)
            madvise((void *)start, end - start, MADV_DONTNEED);
    }
    return 0;
}

static gboolean trim(gpointer data)
{
    malloc_trim(0);
    long page_size = sysconf(_SC_PAGESIZE);
    dl_iterate_phdr(give_back_tables, &page_size);
    return G_SOURCE_REMOVE;
}

void fenestra_memory_prepare(void)
{
    static gboolean prepared = FALSE;
    if (prepared)
        return;
    prepared = TRUE;
    // As many heaps as threads can run at once. glibc would have eight times as many: one for nearly every thread that
    // GTK, its drivers and GIO start, each with memory that nobody else gets.
    mallopt(M_ARENA_MAX, MAX(2, (int)g_get_num_processors()));
    // Style sheets are parsed, drivers set up and libraries linked once: what that used is given back when the first
    // frame is on screen.
    g_timeout_add_full(G_PRIORITY_LOW, 200, trim, NULL, NULL);
}
#else
void fenestra_memory_prepare(void) {}
#endif
