import type { Permission } from './permissions.ts';

/** Scopes of an API key. A key calls the operations of its scopes, as far as its maker's account may. */
export const API_SCOPES = [
  'catalogue:read',
  'bookings:read',
  'bookings:write',
  'orders:write',
  'results:read',
  'audit:read',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

interface ScopeFacts {
  readonly label: string;
  readonly opens: string;
  /** One of these is needed to give the scope to a key; none: every account may. */
  readonly anyOf: readonly Permission[];
}

const toRead = ['view_bookings', 'my_bookings'] as const;

export const apiScopeFacts: Readonly<Record<ApiScope, ScopeFacts>> = {
  'catalogue:read': {
    label: 'Read the catalogue',
    opens: 'Packages, clinics, free times and the company’s lists',
    anyOf: [],
  },
  'bookings:read': { label: 'Read bookings', opens: 'The booking list, and each candidate’s details', anyOf: toRead },
  'bookings:write': { label: 'Make bookings', opens: 'Booking, changing and cancelling', anyOf: ['make_bookings'] },
  'orders:write': {
    label: 'Send orders',
    opens: 'Orders of a hiring system, and what became of them',
    anyOf: ['make_bookings'],
  },
  'results:read': { label: 'Read results', opens: 'Result files, and their download', anyOf: toRead },
  'audit:read': {
    label: 'Read the audit',
    opens: 'Who did what, for a system that watches over security',
    anyOf: ['accounts', 'admin_accounts'],
  },
};

/** Checks that an account with these permissions may give the scope to a key. */
export const mayGiveScope = (held: readonly Permission[], scope: ApiScope): boolean => {
  const { anyOf } = apiScopeFacts[scope];
  return anyOf.length === 0 || anyOf.some((permission) => held.includes(permission));
};
