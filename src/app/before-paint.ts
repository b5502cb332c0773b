// Runs before the first paint, so that nothing the visitor chose flashes or moves the page. A script of its own, that
// imports nothing and stays below 500 bytes; everything else can wait.

// A block, because the script shares its names with every other one.
{
  const { dataset } = document.documentElement;
  const errors: unknown[] = [];
  window.earlyErrors = errors;
  addEventListener('error', ({ error }) => errors.push(error));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(reason));
  try {
    const mode = localStorage.getItem('colour-mode');
    if (mode === 'light' || mode === 'dark') dataset.mode = mode;
    // `2026-11-20T10:00:00.000Z +video -analytics`: when the visitor answered, and what. After six months they are
    // asked again.
    const [answered = '', ...answers] = (localStorage.getItem('consent') ?? '').split(' ');
    const since = new Date();
    since.setMonth(since.getMonth() - 6);
    if (answered > since.toISOString()) dataset.consent = answers.join(' ');
  } catch {
    // Storage is closed to this page: the system's mode it is, and nothing was allowed.
  }
}
