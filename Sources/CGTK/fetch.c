#include "fenestra-fetch.h"
#include <dlfcn.h>

typedef struct {
    char *address;
    FenestraFetched done;
    void *receiver;
    GByteArray *bytes;
    char *reason;
} Fetch;

// libcurl by its stable interface. Apps that fetch nothing do not load it.
typedef struct {
    void *(*easy_init)(void);
    int (*easy_setopt)(void *, int, ...);
    int (*easy_perform)(void *);
    void (*easy_cleanup)(void *);
    const char *(*easy_strerror)(int);
} Curl;

enum {
    OPTION_WRITEDATA = 10001,
    OPTION_URL = 10002,
    OPTION_FAILONERROR = 45,
    OPTION_FOLLOWLOCATION = 52,
    OPTION_CONNECTTIMEOUT = 78,
    OPTION_NOSIGNAL = 99,
    OPTION_ENCODING = 10102,
    OPTION_WRITEFUNCTION = 20011,
};

static const Curl *curl(void)
{
    static gsize once;
    static Curl calls;
    if (g_once_init_enter(&once)) {
        static const char *const names[] = { "libcurl.so.4", "libcurl-gnutls.so.4", "libcurl-nss.so.4" };
        void *library = NULL;
        for (guint i = 0; i < G_N_ELEMENTS(names) && !library; i++)
            library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
        if (library) {
            int (*global_init)(long) = (int (*)(long))dlsym(library, "curl_global_init");
            if (global_init)
                global_init(3);
            calls.easy_init = (void *(*)(void))dlsym(library, "curl_easy_init");
            calls.easy_setopt = (int (*)(void *, int, ...))dlsym(library, "curl_easy_setopt");
            calls.easy_perform = (int (*)(void *))dlsym(library, "curl_easy_perform");
            calls.easy_cleanup = (void (*)(void *))dlsym(library, "curl_easy_cleanup");
            calls.easy_strerror = (const char *(*)(int))dlsym(library, "curl_easy_strerror");
        }
        g_once_init_leave(&once, 1);
    }
    gboolean is_whole = calls.easy_init && calls.easy_setopt && calls.easy_perform && calls.easy_cleanup
        && calls.easy_strerror;
    return is_whole ? &calls : NULL;
}

static size_t receive(char *bytes, size_t size, size_t count, void *fetch)
{
    g_byte_array_append(((Fetch *)fetch)->bytes, (const guint8 *)bytes, size * count);
    return size * count;
}

static void fetch_web(Fetch *fetch)
{
    const Curl *calls = curl();
    void *handle = calls ? calls->easy_init() : NULL;
    if (!handle) {
        fetch->reason = g_strdup("libcurl is not installed");
        return;
    }
    calls->easy_setopt(handle, OPTION_URL, fetch->address);
    calls->easy_setopt(handle, OPTION_WRITEFUNCTION, receive);
    calls->easy_setopt(handle, OPTION_WRITEDATA, fetch);
    calls->easy_setopt(handle, OPTION_FOLLOWLOCATION, 1L);
    calls->easy_setopt(handle, OPTION_FAILONERROR, 1L);
    calls->easy_setopt(handle, OPTION_NOSIGNAL, 1L);
    calls->easy_setopt(handle, OPTION_CONNECTTIMEOUT, 30L);
    calls->easy_setopt(handle, OPTION_ENCODING, "");
    int result = calls->easy_perform(handle);
    if (result != 0)
        fetch->reason = g_strdup(calls->easy_strerror(result));
    calls->easy_cleanup(handle);
}

static gboolean deliver(gpointer data)
{
    Fetch *fetch = data;
    fetch->done(fetch->receiver, fetch->reason ? NULL : fetch->bytes->data, fetch->reason ? 0 : fetch->bytes->len,
                fetch->reason);
    g_byte_array_unref(fetch->bytes);
    g_free(fetch->reason);
    g_free(fetch->address);
    g_free(fetch);
    return G_SOURCE_REMOVE;
}

static gpointer run(gpointer data)
{
    Fetch *fetch = data;
    if (g_str_has_prefix(fetch->address, "http://") || g_str_has_prefix(fetch->address, "https://")) {
        fetch_web(fetch);
    } else {
        GFile *file = g_file_new_for_uri(fetch->address);
        char *contents = NULL;
        gsize length = 0;
        GError *error = NULL;
        if (g_file_load_contents(file, NULL, &contents, &length, NULL, &error))
            g_byte_array_append(fetch->bytes, (const guint8 *)contents, length);
        else
            fetch->reason = g_strdup(error->message);
        g_free(contents);
        g_clear_error(&error);
        g_object_unref(file);
    }
    g_idle_add(deliver, fetch);
    return NULL;
}

void fenestra_fetch(const char *address, FenestraFetched done, void *receiver)
{
    Fetch *fetch = g_new0(Fetch, 1);
    fetch->address = g_strdup(address);
    fetch->done = done;
    fetch->receiver = receiver;
    fetch->bytes = g_byte_array_new();
    g_thread_unref(g_thread_new("fenestra-fetch", run, fetch));
}
