// Keeps one page for when there is no network, and nothing else: everything but a navigation that fails is the
// browser's own business. The server puts the page's `revision` before this text, so that a new page is a new worker.
const cacheName = 'offline-page';
const offlinePage = '/offline.html';

addEventListener('install', (event) => event.waitUntil(keepPage()));

addEventListener('activate', (event) => event.waitUntil(takeOver()));

addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answer(event));
});

async function keepPage() {
  const cache = await caches.open(cacheName);
  await cache.add(new Request(offlinePage, { cache: 'reload' }));
  await skipWaiting();
}

async function takeOver() {
  // The browser asks for a page while this worker wakes up. Firefox gives up a page that it could not get that way, and
  // asks for no other one (https://github.com/GoogleChrome/workbox/issues/3134).
  if (navigator.userAgent.includes('Firefox/')) await registration.navigationPreload?.disable();
  else await registration.navigationPreload?.enable();
  await clients.claim();
}

async function answer({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(offlinePage)) ?? Response.error();
  }
}
