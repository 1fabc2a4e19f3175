import { eachName } from '../../machines/lib/booking-references.ts';
import { candidateTextNames } from '../../machines/rules/booking/candidate-texts.ts';
import type { candidates } from '../booking/booking.tables.ts';
import { fromRest, sameNames } from '../shared/http/rest-names.ts';

type Row = typeof candidates.$inferInsert;

/** It stays as it is: which booking of whom, time, clinic, package, price, status, and who booked it. */
const KEPT = Symbol('kept');
const kept = <Name extends keyof Row>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, KEPT])) as { readonly [Each in Name]: typeof KEPT };

/** Of each column what it has after the erasure: a new one does not compile before that is said here. */
const after = {
  candidateName: 'Erased',
  candidateDob: '1900-01-01',
  ...fromRest(
    sameNames,
    eachName(candidateTextNames, () => ''),
  ),
  positionId: null,
  preferredSiteId: null,
  preferredSiteName: '',
  preferredState: '',
  preferredTime: '',
  preferredFromDate: null,
  preferredToDate: null,
  choice: null,
  outcome: null,
  outcomeRestrictions: '',
  questionWaitsFor: null,
  questionedAt: null,
  ...kept(
    'id',
    'bookingId',
    'candidateIndex',
    'orgId',
    'subsidiaryId',
    'reference',
    'poNumber',
    'packageId',
    'priceCents',
  ),
  ...kept(
    'status',
    'statusBefore',
    'statusChangedAt',
    'attendedAt',
    'completedAt',
    'handedInPaperworkIds',
    'visitProgress',
  ),
  ...kept('appointmentTime', 'appointmentEnd', 'clinicId', 'rosterId', 'timezone', 'calendarSequence'),
  ...kept('attendanceConfirmedFor', 'attendanceConfirmedAt', 'changeAskedFor', 'changeAskedAt', 'remindersPlannedFor'),
  ...kept('contactName', 'contactAccountId', 'createdBy', 'createdAt', 'updatedAt'),
} satisfies { readonly [Name in keyof Row]-?: Row[Name] | typeof KEPT };

/** The columns that say something of the person, as they are after the erasure. */
export const emptied: Partial<Row> = Object.fromEntries(Object.entries(after).filter(([, value]) => value !== KEPT));
