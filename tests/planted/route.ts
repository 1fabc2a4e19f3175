import type { Plant } from './plant.ts';

export const routePlants: readonly Plant[] = [
  {
    id: 'route.guard',
    file: 'machines/rules/access/page-table.ts',
    find: "name: 'A booking’s own page',\n    anyOf: ['view_bookings']",
    replace: "name: 'A booking’s own page',\n    anyOf: []",
  },
  {
    id: 'route.guard-loading',
    file: 'machines/session/session.machine.ts',
    find: "text: 'Fetch permission error'",
    replace: "text: 'Fetch error'",
  },
  {
    id: 'route.no-token',
    file: 'machines/session/session.machine.ts',
    find: "always: [{ guard: 'hasToken', target: 'signedIn' }, { target: 'signedOut' }]",
    replace: "always: { target: 'signedIn' }",
  },
  {
    id: 'route.root',
    file: 'machines/rules/access/landing.ts',
    find: "holdsAny(held, HAS_LIST) ? '/pem-bookings' : '/my/account'",
    replace: "holdsAny(held, ['view_bookings']) ? '/pem-bookings' : '/my/account'",
  },
  { id: 'route.last-path', file: 'machines/rules/access/landing.ts', find: " && path !== '/404' && ", replace: ' && ' },
  {
    id: 'route.not-found',
    file: 'machines/rules/access/access-routes.ts',
    find: '&& !isCompanyTab(bare) ? null : route',
    replace: '? route : route',
  },
  {
    id: 'route.public',
    file: 'machines/rules/access/public-paths.ts',
    find: "['/login', '/forgot-password', '/email-sent', '/reset-password']",
    replace: "['/login', '/forgot-password', '/reset-password']",
    tests: ['tests/browser/frame.test.ts'],
    notice: '/email-sent',
  },
  {
    id: 'route.denied',
    file: 'web/errors/access-denied.tsx',
    find: "You don't have permission to access this page.",
    replace: 'This page is not for you.',
    tests: ['tests/browser/frame.test.ts'],
    notice: 'have permission to access this page',
  },
  {
    id: 'route.scheduler',
    file: 'start.ts',
    find: '      schedulerUrl,',
    replace: '      schedulerUrl: null,',
    tests: ['tests/browser/configured.test.ts'],
    notice: 'https://board.example/day',
  },
  {
    id: 'route.table',
    file: 'machines/rules/access/page-table.ts',
    find: "view: 'paperworks/paperworks-page'",
    replace: "view: 'errors/not-found'",
    notice: 'Page not found',
  },
  {
    id: 'route.pages',
    file: 'web/start/generated/page-views.ts',
    find: "  'my-account/account-page': () => import('../../my-account/account-page.tsx'),\n",
    replace: '',
  },
];
