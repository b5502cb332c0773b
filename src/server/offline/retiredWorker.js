// Takes the place of the worker that keeps the offline page, and goes: for the day that one does harm.
addEventListener('install', () => skipWaiting());

addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  await caches.delete('offline-page');
  await registration.unregister();
}
