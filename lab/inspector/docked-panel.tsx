import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

export const DOCKS = [
  { value: 'below', label: 'Below' },
  { value: 'right', label: 'Right' },
] as const;
export type Dock = (typeof DOCKS)[number]['value'];

/** The last side it was docked to, as long as the document lives. */
let lastDock: Dock = 'below';

/** From this width on there is room for both; on less the panel is over the page. */
const roomy = matchMedia('(min-width: 960px)');

const docked: Readonly<Record<Dock, { panel: string; part: string }>> = {
  below: { panel: 'inset-x-0 top-auto bottom-0 h-(--dock) w-full border-t', part: '46dvh' },
  right: { panel: 'inset-y-0 right-0 left-auto h-full w-(--dock) border-l', part: 'max(420px, 46vw)' },
};

/**
 * The page keeps the rest of the window: its body is that much smaller, and what is fixed in it (dialogs, notes) is fixed
 * in its body. The panel is in the browser's top layer, where no body reaches.
 */
function useRoomFor(dock: Dock) {
  useLayoutEffect(() => {
    const { body, documentElement: root } = document;
    const { part } = docked[dock];
    const [across, along] =
      dock === 'below'
        ? (['100vw', `calc(100dvh - ${part})`] as const)
        : ([`calc(100vw - ${part})`, '100dvh'] as const);
    const adapt = () => {
      if (!roomy.matches) return release();
      root.style.setProperty('--dock', part);
      root.style.setProperty('--page-height', along);
      Object.assign(body.style, { contain: 'layout', width: across, height: along, overflow: 'auto' });
    };
    const release = () => {
      for (const name of ['--dock', '--page-height']) root.style.removeProperty(name);
      Object.assign(body.style, { contain: '', width: '', height: '', overflow: '' });
    };
    adapt();
    roomy.addEventListener('change', adapt);
    return () => {
      roomy.removeEventListener('change', adapt);
      release();
    };
  }, [dock]);
}

type PanelProps = { onClose: () => void; children: (dock: Dock, onDock: (dock: Dock) => void) => ReactNode };

/**
 * Beside or below the page, which stays usable. It takes the focus as it opens, and gives it back. Escape closes it.
 * It is a child of the body itself: a dialog makes the page's own element inert, and leaves its siblings alone.
 */
export function DockedPanel({ onClose, children }: PanelProps) {
  const panel = useRef<HTMLElement>(null);
  const [dock, setDock] = useState(lastDock);
  useRoomFor(dock);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.showPopover();
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const choose = (chosen: Dock) => {
    lastDock = chosen;
    setDock(chosen);
  };
  return createPortal(
    <aside
      ref={panel}
      tabIndex={-1}
      popover="manual"
      data-dock={dock}
      className={`@container fixed m-0 overflow-auto border-border bg-surface text-text shadow-high max-md:inset-x-0 max-md:top-auto max-md:bottom-0 max-md:h-[92dvh] max-md:w-full ${docked[dock].panel}`}
      aria-label="Machines"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault(); // a dialog of the page stays
        onClose();
      }}
    >
      {children(dock, choose)}
    </aside>,
    document.body,
  );
}
