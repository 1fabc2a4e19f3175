import { randomUUID } from 'node:crypto';
import { wishedDays } from './bookable.ts';
import type { Client } from './booking-world.ts';

interface Wanted {
  readonly orderId: string;
  readonly site: string;
  readonly packageId: string;
}

/** Books a candidate for an order, without a time. */
export const bookOrder = (client: Pick<Client, 'orgId' | 'post'>, { orderId, site, packageId }: Wanted) =>
  client.post(
    '/bookings',
    {
      header: {
        org_id: client.orgId,
        service_type: 'pem',
        result_email: 'results@redgum.example',
        invoice_email: 'accounts@redgum.example',
        contact_name: 'Daniel Kerr',
        contact_phone: '08 5550 1421',
        contact_email: 'daniel.kerr@redgum.example',
        policy_accepted: true,
      },
      candidates: [
        {
          candidate_name: 'Harry Hall',
          candidate_dob: '1991-03-14',
          candidate_gender: 'Male',
          candidate_phone: '0487 987 987',
          candidate_email: 'harry.hall@example.com',
          candidate_position: 'Rigger',
          package_id: packageId,
          preferred_site_id: site,
          preferred_state: 'WA',
          ...wishedDays(),
          order_id: orderId,
        },
      ],
    },
    { 'idempotency-key': randomUUID() },
  );
