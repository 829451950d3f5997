// Responds to the requests for the page's files from a cache, so that the page loads without a network. The build adds the list
// of the files. A new build is used once all tabs of the page are closed: until then, each tab needs the files of its own build.

const { version, files } = self.precache;

const prefix = 'offline-page-';
const name = prefix + version;

self.addEventListener('install', (event) => {
  // Checks with the server that a file in the browser's HTTP cache is current.
  const requests = files.map((file) => new Request(file, { cache: 'no-cache' }));
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(requests)));
});

self.addEventListener('activate', (event) => {
  const deleteOldCaches = async () => {
    for (const other of await caches.keys())
      if (other.startsWith(prefix) && other !== name) await caches.delete(other);
  };
  event.waitUntil(deleteOldCaches());
});

self.addEventListener('fetch', (event) => {
  const respond = async ({ request }) => {
    const cache = await caches.open(name);
    // The server sends the same file to everyone, whatever its header Vary says.
    const cached = await cache.match(request.mode === 'navigate' ? './' : request, { ignoreVary: true });
    return cached ?? fetch(request);
  };
  event.respondWith(respond(event));
});
