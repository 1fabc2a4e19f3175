import { randomUUID } from 'node:crypto';
import { type Client, MONDAY } from './booking-world.ts';

interface Wanted {
  readonly site: string;
  readonly packageId: string;
  readonly name?: string;
  /** A held time; without it the booking asks for a range of days and is Pending. */
  readonly at?: { roster: number; from: string };
}

export interface Booked {
  readonly bookingId: string;
  readonly candidateId: string;
}

/** A time of a free-booking site, which is not held. */
type FreeTime = { readonly freeAt?: string };

/** A booking of one candidate, made as a client makes it: held, then booked; or Pending with a range. */
export async function book(
  client: Client,
  { site, packageId, name = 'Liam O’Connor', at, freeAt }: Wanted & FreeTime,
): Promise<Booked> {
  const draft_id = await client.newDraft();
  const when = at
    ? { reserve_id: await reserveId(client, draft_id, site, packageId, at) }
    : freeAt
      ? { reserve_id: 'free-1', preferred_site_id: site, from_time: freeAt }
      : { preferred_site_id: site, preferred_from_date: MONDAY, preferred_to_date: '2026-12-04' };
  const { status, body } = await client.post(
    '/bookings',
    {
      draft_id,
      header: {
        org_id: client.orgId,
        service_type: 'pem',
        result_email: 'results@redgum.example',
        invoice_email: 'accounts@redgum.example',
        contact_name: 'Priya Raman',
        contact_phone: '08 5550 1420',
        contact_email: 'priya.raman@redgum.example',
        policy_accepted: true,
      },
      candidates: [
        {
          candidate_name: name,
          candidate_dob: '1991-03-14',
          candidate_gender: 'Male',
          candidate_phone: '0491570006',
          candidate_email: 'liam.oconnor@example.com',
          candidate_position: 'Electrician',
          package_id: packageId,
          ...when,
        },
      ],
    },
    { 'idempotency-key': randomUUID() },
  );
  if (status !== 201) throw new Error(`Not booked: ${JSON.stringify(body)}`);
  return { bookingId: body.booking_id, candidateId: body.candidates[0].candidate_id };
}

async function reserveId(
  client: Client,
  draft_id: string,
  site_id: string,
  package_id: string,
  { roster, from }: { roster: number; from: string },
): Promise<string> {
  const { status, body } = await client.post('/reservations', {
    site_id,
    package_id,
    calendar_ids: [roster],
    calendar_from_time: from,
    draft_id,
    candidate_index: 0,
  });
  if (status !== 201) throw new Error(`Not held: ${JSON.stringify(body)}`);
  return body.reserve_id;
}

/** Holds a time and leaves it held. */
export async function hold(client: Client, { site, packageId, at }: Required<Omit<Wanted, 'name'>>): Promise<string> {
  return reserveId(client, await client.newDraft(), site, packageId, at);
}
