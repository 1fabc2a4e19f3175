// Runs before the first paint: a dark page never flashes light, and the frame that index.html draws is the one that follows.
(() => {
  /** What the page needs travels beside the first script, which would ask for it later. tools/pages/early-parts.ts fills in the files. */
  const fetchEarly = (path, { frame = '', list = '', booking = '', other = '' }) => {
    const isList = ['/', '/pem-bookings', '/my-bookings'].includes(path);
    const page = isList ? list : path.startsWith('/make-') ? booking : other;
    for (const file of `${frame} ${page}`.split(' ').filter(Boolean))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/${file}` }));
  };
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
  if (path.startsWith('/dev/')) return;
  const isPublic = ['/login', '/forgot-password', '/email-sent', '/reset-password'].includes(path);
  const isSignedIn = !isPublic && stored('token') !== null;
  if (isSignedIn) fetchEarly(path, document.currentScript.dataset);
  if (path.startsWith('/booking/')) return; // pages without that frame
  dataset.frame = isSignedIn ? 'menu' : 'public';
})();
