import { z } from '@hono/zod-openapi';
import { iso } from '../../../base/iso-time.ts';
import { inGraphql } from '../../../shared/http/graphql.ts';
import { rowNumber } from '../../../shared/http/row-number.ts';
import { id, instant, timeZone } from '../../shared/booking.contract.ts';
import { placeNames } from '../../shared/booking.names.ts';
import type { Place } from './free-places.ts';

const name = (example: string) => z.string().openapi({ example });

export const rosterId = rowNumber.openapi({ description: 'The doctor’s day.', example: 4127 });

/** The place a person is moved to; null: stays, or is phoned first. */
export const target = inGraphql(z.strictObject({ roster_id: rosterId, calendar_from_time: instant('Start there.') }), {
  type: 'SeenPlace',
  names: placeNames,
}).nullable();

/** A free time at a doctor's day. */
export const place = inGraphql(
  z.object({
    roster_id: rosterId,
    doctor_name: name('Dr Kwame Osei'),
    site_id: id('Clinic site.'),
    site_name: name('Perth – Hay Street'),
    timezone: timeZone,
    calendar_from_time: instant('Start there.', '2026-11-24T03:00:00Z'),
  }),
  { type: 'FreePlace', names: placeNames },
);

export const targetOf = (to: z.output<typeof target>) =>
  to && { rosterId: to.roster_id, from: new Date(to.calendar_from_time) };

export const placeAnswer = ({
  rosterId: roster_id,
  doctorName,
  siteId,
  siteName,
  timeZone: timezone,
  from,
}: Place) => ({
  roster_id,
  doctor_name: doctorName,
  site_id: siteId,
  site_name: siteName,
  timezone,
  calendar_from_time: iso(from),
});
