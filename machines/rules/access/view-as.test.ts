import { expect, test } from 'vitest';
import { mayOpen } from './access-routes.ts';
import { menuEntriesFor } from './menu.ts';
import { pages as pageTable } from './page-table.ts';
import { PERMISSIONS } from './permissions.ts';
import { visiblePages } from './view-as.ts';

const address = (pattern: string) => pattern.replace(':tab', 'general').replace(/:\w+/g, '01980c2f');

test.each([[[]], [['my_bookings', 'make_bookings']], [['my_subsidiary']], [[...PERMISSIONS]]] as const)(
  '[admin.see-as] the summary of %j matches the menu and the pages',
  (held) => {
    const { menu, pages } = visiblePages(held, 'provider');
    expect(menu.filter(({ isOpen }) => isOpen).map(({ name }) => name)).toEqual(
      menuEntriesFor(held, [], { kind: 'provider' }).map(({ name }) => name),
    );
    for (const { name, pattern, isOpen } of pages) expect(mayOpen(held, address(pattern)), name).toBe(isOpen);
    expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
    expect(pages).toHaveLength(pageTable.length - 1);
  },
);

test.each([
  [[], 'My Account'],
  [['my_bookings'], 'Bookings'],
  [['view_bookings', 'companies'], 'Bookings'],
  [['companies'], 'My Account'],
] as const)('[admin.see-as] %j begins at %s', (held, landing) => {
  expect(visiblePages(held, 'provider').landing).toBe(landing);
});

test('[admin.see-as] a hidden entry names the rule that hides it', () => {
  const { menu, pages, landing } = visiblePages(['my_subsidiary'], 'client');
  expect(landing).toBe('My Account');
  expect(menu.find(({ name }) => name === 'Bookings')).toEqual({
    name: 'Bookings',
    isOpen: false,
    needs: ['view_bookings', 'my_bookings'],
  });
  expect(pages.find(({ pattern }) => pattern === '/companies')).toEqual({
    name: 'Companies',
    pattern: '/companies',
    isOpen: false,
    needs: ['companies'],
  });
});
