// Runs before the first paint, so that a chosen mode never flashes. Kept tiny; everything else can wait.
try {
  const mode = localStorage.getItem('colour-mode');
  if (mode === 'light' || mode === 'dark') document.documentElement.dataset.mode = mode;
} catch {
  // Storage is closed to this page: the system's mode it is.
}
