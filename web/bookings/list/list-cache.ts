import { useEffect, useLayoutEffect, useState } from 'react';
import type { BookingList } from './booking-list.ts';

const DETAIL = /^\/booking\/[^/]+\/detail$/;

let saved: { key: string; list: BookingList; top: number } | null = null;

/** The sheet scrolls by itself on a wide window, the page under it on a narrow one. */
const scroller = () => {
  const sheet = document.getElementById('main');
  return sheet && getComputedStyle(sheet).overflowY === 'auto' ? sheet : document.documentElement;
};

/**
 * The list behind a page. Left for one of its bookings, it is kept with its rows and place, and coming straight back finds
 * them; left for anything else, it ends.
 * @param key account and path: another one opens another list
 */
export function useCachedList(key: string, open: () => BookingList): BookingList {
  const [{ list, top }] = useState(() => (saved?.key === key ? saved : { list: open(), top: 0 }));
  useLayoutEffect(() => {
    if (top > 0) scroller().scrollTop = top;
    // Read before the page is taken down; afterwards there is no place to read.
    return () => {
      if (DETAIL.test(location.pathname)) saved = { key, list, top: scroller().scrollTop };
    };
  }, [key, list, top]);
  useEffect(() => {
    saved = null;
    inUse.add(list);
    list.start(); // here and not above: React may render a page and throw it away
    return () => {
      inUse.delete(list);
      // Strict mode takes a page down and puts it up again at once.
      setTimeout(() => saved?.list !== list && !inUse.has(list) && list.stop());
    };
  }, [list]);
  return list;
}

const inUse = new WeakSet<BookingList>();

/** For the detail page: whoever goes on from there to anything but a list finds a fresh list later. */
export function useClearListCache() {
  useEffect(
    () => () => {
      const isBack = location.pathname === '/pem-bookings' || location.pathname === '/my-bookings';
      if (isBack || DETAIL.test(location.pathname)) return;
      saved?.list.stop();
      saved = null;
    },
    [],
  );
}
