/** First on a page, for keyboards: past what every page begins with. */
export const SkipLink = () => (
  <a
    className="skip fixed top-2 left-2 z-70 -translate-y-16 rounded-md bg-accent px-3.5 py-2 text-on-accent focus-visible:translate-y-0 print:hidden"
    href="#main"
  >
    Skip to content
  </a>
);
