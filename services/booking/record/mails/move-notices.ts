import { sql } from 'drizzle-orm';
import { zoneLabel } from '../../../../machines/rules/calendar/dates.ts';
import type { Database } from '../../../database/database.ts';
import { statement, variable } from '../../../database/statement.ts';
import { writeMail } from '../../../mail/outbox.ts';
import { eventMail } from '../../../mail/texts/event-mail.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import type { AppointmentState } from '../../scheduling/slots/appointment-targets.ts';
import { type BookedCandidate, candidateForMail } from '../candidates/booked-candidates.ts';
import { newCandidateLink } from '../links/candidate-links.ts';
import { COPY, copyCalendar, withCalendar } from './booking-mails.ts';
import { factsOf, howToChange, openBookingAction, ownAppointmentAction, valuesOf, whenOf } from './mail-parts.ts';
import { withdrawReminders } from './withdraw-reminders.ts';

const MOVED = 'booking.moved' as const;
const KINDS = [MOVED, `${MOVED}${COPY}`] as const;
type Kind = (typeof KINDS)[number];

/** The place of the appointment that a reader was mailed. */
type AnnouncedPlace = Pick<AppointmentState, 'clinic_id' | 'from_time'>;

interface MoveNotice {
  /** The move that the mails are about, or that brought the booking back. */
  readonly moveId: string;
  readonly candidateId: string;
  /** The booking's place before this change. */
  readonly before: AnnouncedPlace;
  readonly reason: string | null;
  readonly now: Date;
  /** When the mails may leave. */
  readonly after: Date;
  readonly portal: PortalFacts;
  /** People of the company moved it, not the clinic. */
  readonly isCompany?: boolean;
  readonly withoutCopies?: boolean;
}

/**
 * Tells the candidate and the booking person of a move, after the row was rewritten. Notices of earlier moves that have
 * not left are withdrawn: what leaves is one mail from where each was last told of to where the booking is now, and
 * none where that is the same.
 */
export async function writeMoveNotices(tx: Database, notice: MoveNotice): Promise<void> {
  const { candidateId, before } = notice;
  const withdrawn = await withdrawMoveNotices(tx, candidateId);
  await withdrawReminders(tx, candidateId);
  const candidate = await candidateForMail(tx, candidateId);
  const isSelf = candidate.candidate_email.toLowerCase() === candidate.contact_email.toLowerCase();
  const told = new Map<Kind, AnnouncedPlace>();
  for (const kind of KINDS) {
    const old = withdrawn.get(kind) ?? { clinic_id: before.clinic_id, from_time: before.from_time };
    const isSame = old.clinic_id === candidate.clinic_id && isSameTime(old.from_time, candidate.appointment_time);
    if (isSame || ((isSelf || notice.withoutCopies) && kind !== MOVED)) continue;
    await writeNotice(tx, notice, candidate, kind, old);
    told.set(kind, old);
  }
  await tx.execute(sql`
    update booking.moves set told = ${JSON.stringify(Object.fromEntries(told))}::jsonb where id = ${notice.moveId}::uuid`);
}

const isSameTime = (one: string, other: string) => Date.parse(one) === Date.parse(other);

const withdrawStatement = statement<{ kind: string; told: AnnouncedPlace }, 'candidateId'>(
  'move_notices_withdraw',
  sql`
    with gone as (
      delete from mail.outbox m using booking.moves v
      where v.candidate_id = ${variable('candidateId', 'uuid')} and m.entity = 'move' and m.entity_id = v.id
        and m.state = 'waiting' and m.tries = 0
      returning m.kind, v.told -> m.kind as told
    )
    select kind, told from gone`,
);

/** Takes back what has not left, and answers for each kind where its reader still believes the booking to be. */
export async function withdrawMoveNotices(
  tx: Database,
  candidateId: string,
): Promise<ReadonlyMap<string, AnnouncedPlace>> {
  const rows = await withdrawStatement(tx, { candidateId });
  return new Map(rows.map(({ kind, told }) => [kind, told]));
}

async function writeNotice(
  tx: Database,
  { moveId, reason, now, after, portal, isCompany = false }: MoveNotice,
  candidate: BookedCandidate,
  kind: Kind,
  told: AnnouncedPlace,
): Promise<void> {
  const { candidate_id, org_id } = candidate;
  const isCopy = kind !== MOVED;
  const [when, ...rest] = factsOf(candidate);
  const facts = [
    ...(when ? [['New time', when[1]] as const] : []),
    ['Old time', await placeLabel(tx, told, candidate)] as const,
    ...(reason ? [['Reason', reason] as const] : []),
    ...rest,
  ];
  const action = isCopy
    ? openBookingAction(portal, candidate_id)
    : ownAppointmentAction(await newCandidateLink(tx, portal, candidate_id, now));
  const event = isCompany ? (`booking.rescheduled${isCopy ? COPY : ''}` as const) : kind;
  const values = { ...valuesOf(candidate), how_to_change: howToChange(candidate, now) };
  const mail = await eventMail(tx, event, { values, facts, from: portal, action });
  await writeMail(
    tx,
    {
      kind,
      orgId: org_id,
      entity: 'move',
      entityId: moveId,
      to: isCopy ? candidate.contact_email : candidate.candidate_email,
      ...mail,
      ...(isCopy
        ? await copyCalendar(tx, portal, [candidate], { madeAt: now })
        : await withCalendar(tx, portal, candidate, now)),
      sendAfter: after,
    },
    now,
  );
}

/** In the zone of the clinic it was at; the clinic is named where it is another one now. */
async function placeLabel(
  tx: Database,
  { clinic_id, from_time }: AnnouncedPlace,
  candidate: BookedCandidate,
): Promise<string> {
  const { rows } = await tx.execute<{ name: string; timezone: string }>(
    sql`select name, timezone from booking.clinics where id = ${clinic_id}::uuid`,
  );
  const zone = rows[0]?.timezone ?? candidate.site_tz;
  const when = `${whenOf({ appointment_time: from_time, site_tz: zone })} (${zoneLabel(zone)})`;
  return clinic_id === candidate.clinic_id ? when : `${when}, ${rows[0]?.name ?? ''}`;
}
