import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { defined } from '../../machines/lib/assert-defined.ts';
import { CountBadge } from './chips.tsx';
import { tabClass, tabRowClass } from './tab-classes.ts';

export type Tab<Key extends string> = { key: Key; label: string; count?: number; errors?: number };

type TabsProps<Key extends string> = {
  label: string;
  tabs: readonly Tab<Key>[];
  current: Key;
  onCurrent: (key: Key) => void;
  /** The panel of the current tab. */
  children: ReactNode;
};

/** Underlined tabs over one panel; arrows, Home and End move and select. */
export function Tabs<Key extends string>({ label, tabs, current, onCurrent, children }: TabsProps<Key>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const go = (to: number) => {
    onCurrent(defined(tabs[to]).key);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.key === current);
    const to = tabTarget(event.key, at, tabs.length);
    if (to === null) return;
    event.preventDefault();
    go(to);
  };
  return (
    <>
      <div ref={row} className={tabRowClass} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            className={tabClass}
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === current}
            aria-controls={tab.key === current ? `${id}-panel` : undefined}
            tabIndex={tab.key === current ? 0 : -1}
            onClick={() => onCurrent(tab.key)}
          >
            {tab.label}
            {tab.count === undefined ? null : (
              <span className="font-medium text-text-3 text-xs tabular-nums">{tab.count}</span>
            )}
            {tab.errors ? <CountBadge count={tab.errors} what="errors" danger /> : null}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}

/** Where a key leads from tab `at` of `many`, or null where it is no key of a tab list. */
export function tabTarget(key: string, at: number, many: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % many;
    case 'ArrowLeft':
      return (at - 1 + many) % many;
    case 'Home':
      return 0;
    case 'End':
      return many - 1;
    default:
      return null;
  }
}
