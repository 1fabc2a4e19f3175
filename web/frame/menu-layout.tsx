import { Menu as MenuIcon, Search } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadWatch } from '../app/records/use-retry-when-back.ts';
import { Foot } from '../app/session/foot.tsx';
import { loadProblemFile } from '../lab-host/save-problem.ts';
import { IconButton } from '../ui/button.tsx';
import { rememberFocus } from '../ui/dialog/remember-focus.ts';
import { useFirstFrameEnd } from '../ui/loading/first-frame.ts';
import { lazyView } from '../ui/loading/lazy-view.tsx';
import { prefetchOnActivity } from '../ui/loading/prefetch.ts';
import { SkipLink } from '../ui/skip-link.tsx';
import { ContinueLink } from './continue-link.tsx';
import { consumeTypedAhead, recordKeys } from './find/typed-ahead.ts';
import { useFindKey } from './find/use-find-key.ts';
import { Logo, Menu, useMenuEntries } from './menu.tsx';

const loadDrawer = () => import('./drawer.tsx').then(rememberFocus);
const loadFind = () => import('./find/find-dialog.tsx').then(rememberFocus);
const FindDialog = lazyView(loadFind);
const Drawer = lazyView(loadDrawer);

// Exactly 1440 pixels is not wider than 1440.
const wide = matchMedia('(min-width: 1440.02px)');

/** Follows the window until it is folded or unfolded by hand. */
function useMenuOpen() {
  const [isOpen, setOpen] = useState(wide.matches);
  const [isChosen, setChosen] = useState(false);
  useEffect(() => {
    if (isChosen) return;
    const follow = () => setOpen(wide.matches);
    wide.addEventListener('change', follow);
    return () => wide.removeEventListener('change', follow);
  }, [isChosen]);
  const toggle = () => {
    setChosen(true);
    setOpen(!isOpen);
  };
  return { isOpen, toggle };
}

/** Menu at the left, or a drawer under 960 pixels; the page on its sheet. On a phone its end is below the first screen from the start: what arrives moves nothing there. */
export default function MenuLayout({ children }: { children: ReactNode }) {
  useFirstFrameEnd();
  const { isOpen, toggle } = useMenuOpen();
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  const [find, setFind] = useState<'unused' | 'open' | 'closed'>('unused');
  const entries = useMenuEntries();
  const openFind = () => {
    recordKeys();
    loadFind().catch(() => consumeTypedAhead());
    setFind('open');
  };
  useFindKey(openFind);
  useEffect(() => () => void consumeTypedAhead(), []);
  useEffect(() => prefetchOnActivity(loadDrawer, loadFind, loadProblemFile, loadWatch), []); // there may be no line when one is first shown
  return (
    <div
      className="app isolate grid h-[var(--page-height,100dvh)] grid-cols-[var(--menu-w)_minmax(0,1fr)] grid-rows-[minmax(0,1fr)] data-[menu=collapsed]:grid-cols-[var(--rail-w)_minmax(0,1fr)] max-md:block max-md:h-auto max-md:min-h-dvh print:block print:h-auto print:min-h-0"
      data-menu={isOpen ? 'expanded' : 'collapsed'}
    >
      <header className="menu flex min-h-0 flex-col p-2 in-data-[menu=collapsed]:items-center max-md:hidden print:hidden">
        <SkipLink />
        <Menu
          name="Main"
          onFind={openFind}
          toggle={{ label: isOpen ? 'Collapse menu' : 'Expand menu', isExpanded: isOpen, onPress: toggle }}
        />
      </header>
      <header className="topbar sticky top-0 z-20 flex h-13 items-center gap-1 border-border border-b bg-surface/92 px-2 backdrop-blur-[10px] md:hidden print:hidden [&_.icon-btn]:size-11">
        <SkipLink />
        <IconButton label="Open menu" aria-haspopup="dialog" onClick={() => setDrawer('open')}>
          <MenuIcon />
        </IconButton>
        <Logo href={entries[0]?.href ?? '/'} />
        <IconButton className="ml-auto" label="Find" aria-haspopup="dialog" onClick={openFind}>
          <Search />
        </IconButton>
      </header>
      {find === 'unused' ? null : (
        <Suspense>
          <FindDialog open={find === 'open'} onClose={() => setFind('closed')} onGo={() => setFind('unused')} />
        </Suspense>
      )}
      {drawer === 'unused' ? null : (
        <Suspense>
          <Drawer open={drawer === 'open'} onClose={() => setDrawer('closed')} onGo={() => setDrawer('unused')} />
        </Suspense>
      )}
      <main
        className="sheet relative my-2 mr-2 flex flex-col overflow-auto rounded-lg border border-border bg-surface shadow-low focus-visible:-outline-offset-3 max-md:m-0 max-md:min-h-dvh max-md:overflow-visible max-md:rounded-none max-md:border-0 max-md:shadow-none print:m-0 print:overflow-visible print:border-0"
        id="main"
        tabIndex={-1}
      >
        <ContinueLink />
        {children}
        <Foot />
      </main>
    </div>
  );
}
