import type { Plant } from './plant.ts';

export const sessionPlants: readonly Plant[] = [
  {
    id: 'session.login',
    file: 'machines/rules/access/landing.ts',
    find: "holdsAny(held, HAS_LIST) ? '/pem-bookings' : '/';",
    replace: "'/pem-bookings';",
  },
  {
    id: 'session.refresh',
    file: 'machines/session/session.machine.ts',
    find: "{ guard: withEvent('isOldRefusal'), actions: 'replayCalls' },",
    replace: '',
  },
  {
    id: 'session.warn',
    file: 'machines/session/session.setup.ts',
    find: 'WARN_AFTER_MS = 780_000',
    replace: 'WARN_AFTER_MS = 840_000',
  },
  {
    id: 'session.auto',
    file: 'machines/session/session.machine.ts',
    find: "onDone: 'reloading', onError: 'watching'",
    replace: "onDone: 'reloading', onError: 'reloading'",
  },
  {
    id: 'session.tabs',
    file: 'machines/session/session.machine.ts',
    find: "'session.ended': 'signedOut',",
    replace: '',
  },
  {
    id: 'session.logout',
    file: 'machines/session/session.machine.ts',
    find: "onError: { target: 'signedOut', actions: 'clearKeys' },\n      },\n      exit: 'dropCalls'",
    replace: "onError: { target: 'signedOut' },\n      },\n      exit: 'dropCalls'",
  },
  {
    id: 'session.lookup-498',
    file: 'web/app/session/session-host.ts',
    find: "kind === 'lookup' && code === 'SESSION_EXPIRED'",
    replace: "kind === 'lookup' && code === 'UNAUTHENTICATED'",
    notice: 'device_id',
  },
  {
    id: 'session.lookup-498',
    file: 'web/app/session/session-host.ts',
    find: 'clearAllStorage: () => localStorage.clear(),',
    replace: 'clearAllStorage: clearTokens,',
    notice: 'device_id',
  },
  { id: 'session.keys', file: 'machines/lib/storage-keys.ts', find: "account: 'acc',", replace: "account: 'account'," },
];
