import { useSelector } from '@xstate/react';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { bookingAddress } from '../../app/booking-address.ts';
import { useAccess } from '../../app/session/session-context.tsx';
import { inputClass } from '../../ui/fields/control-classes.ts';
import { isTyping } from '../../ui/is-typing.ts';
import { KeyHint } from '../../ui/key-hint.tsx';
import type { BookingList } from './booking-list.ts';

/** Needed with the first Enter; without it the search itself still answers. */
const loadByReference = () => import('./open-by-reference.ts');

/** Asks a second after the last keystroke. '/' leads here from anywhere on the page; Enter opens a whole reference. */
export function QuickSearch({ list }: { list: BookingList }) {
  const search = useSelector(list, ({ context }) => context.search);
  const box = useRef<HTMLInputElement>(null);
  const [, navigate] = useLocation();
  const { permissions: held } = useAccess();
  const open = async () => {
    const candidateId = await loadByReference().then(
      ({ findByReference }) => findByReference(list),
      () => null,
    );
    if (candidateId) navigate(bookingAddress(candidateId, held), { state: { from: 'bookings' } });
  };
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
      <Search />
      <input
        ref={box}
        className={inputClass()}
        type="search"
        placeholder="Search..."
        aria-label="Search bookings"
        aria-keyshortcuts="/"
        value={search}
        onChange={(event) => list.send({ type: 'search.typed', search: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void open();
        }}
      />
      <KeyHint className="absolute top-[7px] right-2 max-sm:hidden">/</KeyHint>
    </div>
  );
}
