import { useSelector } from '@xstate/react';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { BookingList } from './booking-list.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Asks a second after the last keystroke. '/' leads here from anywhere on the page. */
export function QuickSearch({ list }: { list: BookingList }) {
  const search = useSelector(list, ({ context }) => context.search);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      box.current?.focus();
    };
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, []);
  return (
    <div className="with-icon search">
      <Search className="i" />
      <input
        ref={box}
        className="input"
        type="search"
        placeholder="Search..."
        aria-label="Search bookings"
        aria-keyshortcuts="/"
        value={search}
        onChange={(event) => list.send({ type: 'search.typed', search: event.target.value })}
      />
      <span className="kbd" aria-hidden="true">
        /
      </span>
    </div>
  );
}
