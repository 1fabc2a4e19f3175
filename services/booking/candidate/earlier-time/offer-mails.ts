import { sql } from 'drizzle-orm';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import { mobileAddress } from '../../../../machines/rules/contact/phone.ts';
import { auditAll } from '../../../audit/audit.ts';
import type { Database } from '../../../database/database.ts';
import { letter } from '../../../mail/letter.ts';
import { type NewMail, writeMails } from '../../../mail/outbox.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import { type BookedCandidate, candidatesForMail } from '../../record/candidates/booked-candidates.ts';
import { newCandidateLinks } from '../../record/links/candidate-links.ts';
import { about } from '../../record/mails/booking-mails.ts';
import { openBookingAction, whenOf } from '../../record/mails/mail-parts.ts';
import { clockIn } from '../../scheduling/slots/zone-days.ts';

/** A time that is held for a candidate. */
export interface Offer {
  readonly id: string;
  readonly requestId: string;
  readonly candidateId: string;
  readonly rosterId: number;
  readonly from: string;
  readonly to: string;
  readonly expiresAt: string;
}

/** Tells candidates of the time that is held for them, by mail and SMS; neither is of use once the hold has run out. */
export async function writeOfferMails(tx: Database, portal: PortalFacts, offers: readonly Offer[], now: Date) {
  if (offers.length === 0) return;
  const ids = offers.map(({ candidateId }) => candidateId);
  const candidates = new Map((await candidatesForMail(tx, ids)).map((one) => [one.candidate_id, one]));
  const links = {
    mail: await newCandidateLinks(tx, portal, ids, now),
    sms: await newCandidateLinks(tx, portal, portal.hasSms ? ids : [], now, 'sms'),
  };
  const mails = offers.flatMap((offer) => {
    const candidate = defined(candidates.get(offer.candidateId));
    const sendBefore = new Date(offer.expiresAt);
    const ownLinks = { mail: defined(links.mail.get(offer.candidateId)), sms: links.sms.get(offer.candidateId) };
    return mailsOf(portal, candidate, offer, ownLinks).map((mail) => ({ ...mail, sendBefore }));
  });
  await writeMails(tx, [...mails, ...(await copiesOf(tx, portal, offers, candidates))], now);
  const byOrg = Object.groupBy(offers, ({ candidateId }) => defined(candidates.get(candidateId)).org_id);
  for (const [orgId, ofOrg] of Object.entries(byOrg)) {
    const events = defined(ofOrg).map(({ candidateId, from, expiresAt }) => ({
      action: 'candidate.earlier.offered',
      entity: 'candidate',
      entityId: candidateId,
      at: now,
      after: { appointment_time: from, expires_at: expiresAt },
    }));
    await auditAll(tx, { orgId, name: portal.providerName }, events);
  }
}

interface Asker extends Record<string, unknown> {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** Mails to the accounts that made the request for the candidate; they can take it on the booking's page. */
async function copiesOf(
  tx: Database,
  portal: PortalFacts,
  offers: readonly Offer[],
  candidates: ReadonlyMap<string, BookedCandidate>,
): Promise<NewMail[]> {
  const { rows } = await tx.execute<Asker>(sql`
    select q.id, a.email, coalesce(nullif(a.contact_person, ''), a.username) as name
    from booking.earlier_time_requests q join auth.accounts a on a.id = q.asked_by
    where q.id = any (${`{${offers.map(({ requestId }) => requestId).join(',')}}`}::uuid[]) and a.email <> ''`);
  const askers = new Map(rows.map((row) => [row.id, row]));
  return offers.flatMap(({ requestId, candidateId, from, expiresAt }) => {
    const asker = askers.get(requestId);
    if (!asker) return [];
    const candidate = defined(candidates.get(candidateId));
    const offered = whenOf({ appointment_time: from, site_tz: candidate.site_tz });
    const until = clockIn(new Date(expiresAt), candidate.site_tz ?? 'UTC');
    const heading = `An earlier time is free for ${candidate.candidate_name}`;
    const parts = letter({
      heading,
      paragraphs: [
        `Hello ${asker.name}, ${offered} is held until ${until}. ${candidate.candidate_name} was told too.`,
        'Take it on the booking’s page. If nobody does, the appointment stays as it is and the next person is asked.',
      ],
      facts: [
        ['Free now', offered],
        ['Booked', whenOf(candidate)],
      ],
      action: openBookingAction(portal, candidateId),
      from: portal,
    });
    const mail = { ...about(candidate, 'earlier.offered.copy'), to: asker.email, subject: `${heading}: ${offered}` };
    return [{ ...mail, ...parts, sendBefore: new Date(expiresAt) }];
  });
}

/** The link in an SMS is another one: correcting the email address ends only the link that was mailed. */
interface OwnLinks {
  readonly mail: string;
  readonly sms: string | undefined;
}

function mailsOf(portal: PortalFacts, candidate: BookedCandidate, offer: Offer, links: OwnLinks): NewMail[] {
  const { candidate_name: name, candidate_email: to, candidate_phone, site_tz, site_name } = candidate;
  const offered = whenOf({ appointment_time: offer.from, site_tz });
  const until = clockIn(new Date(offer.expiresAt), site_tz ?? 'UTC');
  const parts = letter({
    heading: 'An earlier time is free',
    paragraphs: [
      `Hello ${name}, ${offered} at ${site_name ?? 'the clinic'} is held for you until ${until}.`,
      'Take it with one press. If you do nothing, your appointment stays as it is and the next person is asked.',
    ],
    facts: [
      ['Free now', offered],
      ['Your appointment', whenOf(candidate)],
    ],
    action: { label: 'See the earlier time', href: links.mail },
    from: portal,
  });
  const mail: NewMail = {
    ...about(candidate, 'earlier.offered'),
    to,
    subject: `An earlier time is free: ${offered}`,
    ...parts,
  };
  const phone = mobileAddress(candidate_phone);
  if (phone === null || links.sms === undefined) return [mail];
  const text = `${portal.providerName}: an earlier time is free, ${offered}. Held for you until ${until}: ${links.sms}`;
  return [
    mail,
    {
      ...about(candidate, 'earlier.offered.sms'),
      channel: 'sms',
      to: phone,
      subject: 'SMS: earlier time',
      text,
      html: '',
    },
  ];
}
