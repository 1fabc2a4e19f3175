import { API_SCOPES, type ApiScope } from '../../machines/rules/access/api-scopes.ts';
import { fail } from '../base/errors.ts';
import type { operations } from './operations.ts';

/**
 * The scope table: the operations that each scope of an API key opens, beside the access table. An operation that no scope names
 * is not part of the public API.
 */
export const scopeOperations = {
  'catalogue:read': [
    'listBookableOrgs',
    'listBookableSubsidiaries',
    'listPositions',
    'listBookablePackages',
    'listBookableClinics',
    'listServices',
    'listTimeSlots',
    'listHolidays',
  ],
  'bookings:read': ['listBookings', 'getBookingDetail', 'listMyBookings', 'getMyBookingDetail', 'listStatuses'],
  'bookings:write': [
    'createDraft',
    'deleteDraft',
    'reserveSlot',
    'releaseSlot',
    'createBooking',
    'changeBookingComment',
    'updateCandidate',
    'beginReschedule',
    'updateTimeslots',
    'cancelBooking',
  ],
  'orders:write': [
    'receiveOrder',
    'listOrders',
    'getOrder',
    'withdrawOrder',
    'listGreenhouseTests',
    'sendGreenhouseTest',
    'getGreenhouseTestStatus',
    'noteGreenhouseError',
  ],
  'results:read': ['listResultFiles', 'getConsultFile', 'getConsultFiles', 'downloadConsultFile'],
  'audit:read': ['followAudit'],
} as const satisfies Readonly<Record<ApiScope, readonly (keyof typeof operations)[]>>;

/** The scope that opens an operation; undefined where no key may call it. */
export const scopeOf = (operationId: string): ApiScope | undefined =>
  API_SCOPES.find((scope) => scopeOperations[scope].some((one) => one === operationId));

/** @throws ServiceError FORBIDDEN, naming the scope that is missing */
export function requireScope(held: readonly ApiScope[], operationId: string): void {
  const needed = scopeOf(operationId);
  if (!needed) fail('FORBIDDEN', 'No API key can do this. It is done in the portal.');
  if (!held.includes(needed)) fail('FORBIDDEN', `This API key does not have the scope ${needed}.`);
}
