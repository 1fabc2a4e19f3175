import type { Database } from '../../database/database.ts';
import { letter } from '../../mail/letter.ts';
import { writeMail } from '../../mail/outbox.ts';
import type { PortalFacts } from '../../service.ts';
import type { Place, Placed } from '../slots/places.ts';
import { clockIn, dayIn } from '../slots/zone-days.ts';

interface Notice {
  readonly kind: 'booking.moved' | 'booking.confirmed';
  /** What the mail is about: taking a move back takes its mails back. */
  readonly about: { entity: 'move' | 'candidate'; id: string };
  readonly placed: Placed;
  readonly place: Place;
  readonly from: Date;
  readonly now: Date;
  /** When it may leave. */
  readonly after: Date;
  readonly portal: Pick<PortalFacts, 'providerName' | 'publicUrl'>;
}

/** Tells the candidate and the booking person where the appointment is now; both once where they are one address. */
export async function writeNotices(tx: Database, notice: Notice): Promise<void> {
  const { kind, about, placed, place, from, now, after, portal } = notice;
  const { candidate_name, candidate_email, contact_email, package_name, reference } = placed;
  const when = `${spokenDay(dayIn(from, place.timezone))} at ${clockIn(from, place.timezone)} (${place.timezone.replaceAll('_', ' ')} time)`;
  const heading = kind === 'booking.moved' ? 'The appointment has moved' : 'The appointment is confirmed';
  const where = `${place.site_name}, ${place.address}`;
  for (const to of new Set([candidate_email, contact_email].filter((address) => address !== ''))) {
    await writeMail(
      tx,
      {
        ...{ kind, orgId: placed.org_id, entity: about.entity, entityId: about.id, to },
        subject: `${heading}: ${candidate_name}, ${reference}`,
        ...letter({
          heading,
          paragraphs: [`${candidate_name}: ${package_name}, booking ${reference}.`, `${when}, at ${where}.`],
          from: portal.providerName,
        }),
        sendAfter: after,
      },
      now,
    );
  }
}

/** 'Mon 23/11/2026' of 'YYYY-MM-DD'. */
function spokenDay(day: string): string {
  const weekday = new Intl.DateTimeFormat('en-AU', { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
  const [year, month, date] = day.split('-');
  return `${weekday} ${date}/${month}/${year}`;
}
