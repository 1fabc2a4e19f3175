// Runs before the first paint: a dark page never flashes light, and the frame that index.html draws is the one that follows.
(() => {
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const kept = stored(`theme:${stored('acc') ?? ''}`); // the choice is kept per account
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const { dataset } = document.documentElement;
  dataset.theme = kept === 'light' || kept === 'dark' ? kept : system;
  const path = location.pathname;
  if (/^\/(dev|booking)\//.test(path)) return; // pages without that frame
  const isPublic = ['/login', '/forgot-password', '/email-sent', '/reset-password'].includes(path);
  dataset.frame = isPublic || stored('token') === null ? 'public' : 'menu';
})();
