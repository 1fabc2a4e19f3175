import { sql } from 'drizzle-orm';
import {
  type BookingStatus,
  isSetElsewhere,
  moveRefusal,
  shownStatus,
} from '../../../machines/booking-status.machine.ts';
import { audit } from '../../audit/audit.ts';
import type { Database } from '../../database/database.ts';
import { refuse, refuseUnknown } from '../../errors.ts';
import { waitingChanged } from '../changes.ts';
import { iso } from '../json-text.ts';
import { instantSql } from '../slots/claims.ts';
import { findPlace, lockCandidate, placeVerdict, putCandidate, type Target } from '../slots/places.ts';
import { onBoard } from './board-lock.ts';
import { writeNotices } from './move-notices.ts';
import type { Mover } from './moves.ts';
import type { Change } from './rosters.ts';

/** Puts a Pending booking onto a doctor's time: it is Confirmed then, and whoever comes is told. */
export function confirmBooking(
  db: Database,
  mover: Omit<Mover, 'undoSeconds'>,
  { candidateId, target }: { candidateId: string; target: Target },
) {
  const { caller, now, address, portal } = mover;
  return onBoard(db, 'taking', async (tx) => {
    const placed = await lockCandidate(tx, candidateId);
    const { status } = placed;
    if (status !== 'Pending') refuse(409, 'canBecome', `A booking that is ${shownStatus(status)} cannot be confirmed.`);
    const place = await findPlace(tx, placed, target, now);
    const verdict = placeVerdict(placed, place, target.from, now);
    if (verdict) refuse(409, verdict.code, verdict.message, 'calendar_from_time');
    await putCandidate(tx, placed, place, { from: target.from, status: 'Confirmed', now });
    await audit(tx, caller, {
      ...{ action: 'booking.confirmed', entity: 'candidate', entityId: placed.id, bookingId: placed.booking_id },
      ...{ before: { status }, address, at: now },
      after: {
        status: 'Confirmed',
        appointment_time: iso(target.from),
        site_name: place.site_name,
        doctor_name: place.doctor_name,
      },
    });
    const about = { entity: 'candidate' as const, id: placed.id };
    await writeNotices(tx, {
      kind: 'booking.confirmed',
      about,
      placed,
      place,
      from: target.from,
      now,
      after: now,
      portal,
    });
    const changes = [{ site_id: place.clinic_id, day: place.day }, ...waitingChanged(placed.preferred_site_id)];
    const answer = {
      candidate_id: placed.id,
      status: 'Confirmed',
      calendar_from_time: iso(target.from),
      site_id: place.clinic_id,
    };
    return { ...answer, roster_id: place.roster_id, changes };
  });
}

interface StatusRow extends Record<string, unknown> {
  id: string;
  booking_id: string;
  candidate_name: string;
  status: string;
}

/** Moves bookings along the table of statuses, all of them or none. */
export async function changeStatuses(
  db: Database,
  { caller, now, address }: Change,
  { candidateIds, to }: { candidateIds: readonly string[]; to: BookingStatus },
) {
  const ids = [...new Set(candidateIds)];
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<StatusRow>(sql`
      select id, booking_id, candidate_name, status from booking.candidates
      where id = any (${`{${ids.join(',')}}`}::uuid[]) order by id for update`);
    if (rows.length < ids.length) refuseUnknown('Candidate');
    const refused = rows.filter(({ status }) => refusalOf(status, to, caller.permissions) !== null);
    const [first] = refused;
    if (first) {
      const said = refused
        .slice(0, 5)
        .map(({ candidate_name, status }) => `${candidate_name} is ${shownStatus(status)}`);
      const more = refused.length > 5 ? ` and ${refused.length - 5} more` : '';
      const guard = refusalOf(first.status, to, caller.permissions) ?? 'canBecome';
      refuse(409, guard, `Nothing was changed: ${said.join(', ')}${more}, which cannot become ${to}.`, 'status', {
        refused: refused.map(({ id, status }) => ({ candidate_id: id, status: shownStatus(status) })),
      });
    }
    await tx.execute(sql`
      update booking.candidates set status = ${to}, updated_at = ${instantSql(now)}
      where id = any (${`{${ids.join(',')}}`}::uuid[])`);
    for (const { id, booking_id, status } of rows) {
      await audit(tx, caller, {
        ...{ action: 'status.changed', entity: 'candidate', entityId: id, bookingId: booking_id, address, at: now },
        ...{ before: { status: shownStatus(status) }, after: { status: to } },
      });
    }
    return rows.length;
  });
}

function refusalOf(from: string, to: BookingStatus, held: Change['caller']['permissions']) {
  const status = shownStatus(from);
  return status === null || isSetElsewhere(to) ? 'canBecome' : moveRefusal(status, to, [...held]);
}
