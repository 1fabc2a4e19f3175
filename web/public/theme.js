// Runs before the first paint, so that a dark page never flashes light. The choice is kept per account.
(() => {
  const kept = (() => {
    try {
      return localStorage.getItem(`theme:${localStorage.getItem('acc') ?? ''}`);
    } catch {
      return null;
    }
  })();
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = kept === 'light' || kept === 'dark' ? kept : system;
})();
