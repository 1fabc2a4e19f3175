import { uuidv7 } from 'uuidv7';
import { bookings, candidates } from '../../../services/booking/booking.tables.ts';
import type { Database } from '../../../services/database/database.ts';
import type { Client } from './booking-world.ts';

const people = ['Aroha Ngata', 'liam o’connor', 'Mei-Ling Tan', 'Zoë Brandt', 'amira haddad', 'Noah 100% Williams'];
const statuses = ['Confirmed', 'PartialConfirmed', 'Pending', 'Completed', 'Pending Bloods', 'Cancelled'];

export interface Listed {
  readonly client: Client;
  readonly contact?: Client;
  readonly contactName?: string;
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly status?: string;
  readonly appointment?: string;
  readonly createdAt?: string;
  readonly comment?: string;
}

/** Its clinic, package and number, from which every value follows that is not given. */
interface Place {
  readonly site: string;
  readonly medical: string;
  readonly index: number;
}

/** A booking of one candidate straight into the tables, for tests of reading. @returns the candidate's id */
export async function addListed(
  db: Database,
  { site, medical, index }: Place,
  { client, ...provided }: Listed,
): Promise<string> {
  const [bookingId, id] = [uuidv7(), uuidv7()];
  const createdAt = new Date(provided.createdAt ?? Date.parse('2026-11-01T00:00:00Z') + index * 60_000);
  const status = provided.status ?? statuses[index % statuses.length] ?? '';
  const contactName = provided.contactName ?? ['Priya Raman', 'marcus feld', 'Jess Abbott'][index % 3] ?? '';
  const shared = {
    orgId: client.orgId,
    createdBy: client.accountId,
    createdAt,
    contactName,
    contactAccountId: provided.contact?.accountId ?? null,
  };
  await db.insert(bookings).values({
    ...shared,
    id: bookingId,
    reference: `PF-${300_000 + index}`,
    serviceType: 'pem',
    contactPhone: '08 5550 1420',

    contactEmail: 'priya.raman@redgum.example',
    resultEmail: 'results@redgum.example',
    invoiceEmail: 'a@redgum.example',

    poNumber: 'PO-1',
    project: '',
    projectIdentification: '',
    bookingComment: provided.comment ?? 'Early, please.',
  });
  const isPending = status === 'Pending';
  await db.insert(candidates).values({
    ...shared,
    id,
    bookingId,
    reference: `PF-${300_000 + index}`,
    poNumber: 'PO-1',
    candidateIndex: 0,
    candidateName: provided.name ?? people[index % people.length] ?? '',
    candidateDob: '1991-03-14',
    candidateGender: 'Male',
    candidatePhone: provided.phone ?? '0491 570 006',
    candidateEmail: provided.email ?? `person${index % 7}@example.com`,
    candidatePosition: 'Electrician',
    packageId: medical,
    status,
    timezone: 'Australia/Perth',
    updatedAt: createdAt,
    ...(isPending
      ? {
          preferredSiteId: site,
          preferredSiteName: 'Perth – Hay Street',
          preferredFromDate: '2026-12-01',
          preferredToDate: '2026-12-05',
        }
      : {
          clinicId: site,
          appointmentTime: new Date(
            provided.appointment ?? Date.parse('2026-11-20T00:00:00Z') + (index % 5) * 3_600_000,
          ),
        }),
  });
  return id;
}
