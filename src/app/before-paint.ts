// Runs before the first paint, so that nothing the visitor chose flashes or moves the page. A script of its own, that
// imports nothing and stays below 1,200 bytes, compressed; everything else can wait.

// A block, because the script shares its names with every other one.
{
  const { dataset } = document.documentElement;
  const own = document.currentScript;
  const errors: unknown[] = [];
  const presses: KeptPresses = new Map();
  window.earlyErrors = errors;
  window.keptPresses = presses;

  // From here on the page looks as if its scripts ran: they are coming, and nothing moves when they are there.
  dataset.script = 'coming';

  /** What only script can do: all else is done by the browser at once. */
  const kept = {
    click: 'button[type=button],a[href="#menu"]',
    change: 'select,[type=radio],[type=checkbox]',
  };

  /** The scripts do not come: the page is one that needs none, and does what was pressed as well as that can. */
  const goOnWithout = () => {
    if (dataset.script !== 'coming') return;
    dataset.script = 'none';
    for (const [control, { type }] of presses) if (type === 'click') control.click();
    presses.clear();
  };

  const keep = (event: Event) => {
    const type = event.type === 'click' ? 'click' : 'change';
    const control = event.target instanceof Element && event.target.closest<HTMLInputElement>(kept[type]);
    if (dataset.script !== 'coming' || !control) return;
    if (type === 'click') event.preventDefault();
    // Scripts that are half there would do it as well.
    event.stopImmediatePropagation();
    if (presses.size === 0) setTimeout(goOnWithout, 5000);
    // As it stands now: scripts may set it back when they are there.
    presses.set(control, { type, value: control.value, checked: control.checked });
    dataset.pressed = '';
  };
  addEventListener('click', keep, true);
  addEventListener('change', keep, true);

  addEventListener(
    'error',
    ({ error, target }) => {
      if (target === window) errors.push(error);
      // The app, or a file that it is made of, was blocked or is gone.
      else if (target instanceof HTMLScriptElement) goOnWithout();
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => errors.push(reason));

  // The site's fonts, where the line brings them before the first paint. A first visit over a slower one (Mbps) is shown
  // in the stand-ins, and fetches them when it is idle; who saves data has none.
  const { connection } = navigator as { connection?: { downlink: number; effectiveType: string; saveData: boolean } };
  const saves = connection?.saveData || connection?.effectiveType.endsWith('2g');
  if (saves || (connection && connection.downlink < 5 && own?.dataset.first !== undefined)) dataset.fonts = 'later';
  else
    for (const href of own?.dataset.fonts?.split(' ') ?? []) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href });
      own?.after(link);
    }

  // A picture that opens the page has a phone's line for itself, and then the app (`app.css`): further pictures are fetched
  // when those are there, or as soon as somebody is on the way to them. So are the styles that later pages share.
  if (own?.dataset.opened !== undefined) {
    dataset.pictures = '';
    const fetchRest = () => {
      delete dataset.pictures;
      if (saves) return;
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[media="not all"]')) link.disabled = false;
    };
    addEventListener('load', fetchRest);
    addEventListener('scroll', fetchRest, { once: true, capture: true });
    setTimeout(fetchRest, 4000);
    // The app is fetched once all of the page has been painted, or cannot be.
    addEventListener('DOMContentLoaded', () => {
      const fetchApp = () => {
        const app = document.querySelector<HTMLTemplateElement>('template#app');
        app?.replaceWith(app.content);
      };
      if (document.hidden) fetchApp();
      else requestAnimationFrame(() => setTimeout(fetchApp));
      setTimeout(fetchApp, 1000);
    });
  }

  // Who is led to a place further down, or comes back to one, sees nothing of the page on the way there.
  const [came] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Addresses that lead to words (`#:~:text=`) show it there alone.
  if (location.hash || (came && (came.type !== 'navigate' || came.name.includes('#')))) {
    const whole = document.createElement('link');
    Object.assign(whole, { rel: 'expect', href: '#portal-state', blocking: 'render' });
    own?.after(whole);
  }

  try {
    const mode = localStorage.getItem('colour-mode');
    if (mode === 'light' || mode === 'dark') dataset.mode ??= mode;
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
