import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { ResultType } from '../../machines/rules/files/result-types.ts';
import { consultFiles } from '../booking/booking.tables.ts';
import type { Database } from '../database/database.ts';
import { type DemoPage, demoFile } from './demo-files.ts';
import type { RelativeData } from './relative-run.ts';

const BATCH = 100;

interface Seen extends Record<string, unknown> {
  id: string;
  org_id: string;
  reference: string;
  service_type: 'pem' | 'fit_test';
  seen_at: string;
  provider_account: string;
  contact_name: string;
}

const pages: Readonly<Record<Seen['service_type'], readonly (readonly [ResultType, DemoPage])[]>> = {
  pem: [
    ['medical_report', 'Medical report'],
    ['audiometry', 'Audiogram'],
    ['drug_screen', 'Drug and alcohol result'],
  ],
  fit_test: [['fit_test', 'Fit test report']],
};

/** Consult files of every candidate whose results are in. Does nothing where files exist already. */
export async function seedConsultFiles({
  db,
  now,
  signal,
}: Pick<RelativeData, 'db' | 'now' | 'signal'>): Promise<void> {
  const { rows: any } = await db.execute(sql`select from booking.consult_files limit 1`);
  if (any.length > 0) return;
  const seen = await withResults(db);
  const rows = seen.flatMap((candidate) => {
    const { id: candidateId, org_id: orgId, reference, service_type: kind, provider_account: createdBy } = candidate;
    return pages[kind].map(([fileType, page]) => ({
      id: uuidv7(),
      candidateId,
      orgId,
      fileType,
      fileName: `${page} ${reference}.pdf`,
      ...demoFile(page),
      createdBy,
      createdAt: new Date(candidate.seen_at),
      ...receiptOf(candidate, now()),
    }));
  });
  for (let first = 0; first < rows.length; first += BATCH) {
    signal?.throwIfAborted();
    await db.insert(consultFiles).values(rows.slice(first, first + BATCH));
  }
}

const DAY_MS = 24 * 60 * 60_000;

/** A company reads within a day, and acknowledges in two weeks; the last week's results are new to it. */
function receiptOf({ seen_at: seenAt, contact_name: by }: Seen, now: Date) {
  const age = now.getTime() - Date.parse(seenAt);
  const at = (days: number) => new Date(Date.parse(seenAt) + days * DAY_MS);
  return {
    ...(age > 7 * DAY_MS ? { readAt: at(1), readBy: by } : {}),
    ...(age > 15 * DAY_MS ? { acknowledgedAt: at(14), acknowledgedBy: by } : {}),
  };
}

async function withResults(db: Database): Promise<Seen[]> {
  const { rows } = await db.execute<Seen>(sql`
    select c.id, c.org_id, c.contact_name, b.reference, b.service_type, (c.appointment_end + interval '1 day')::text as seen_at,
           (select a.id from auth.accounts a where a.username = 'admin') as provider_account
      from booking.candidates c join booking.bookings b on b.id = c.booking_id
     where c.status in ('Completed', 'Pending Correspondence', 'Awaiting Company', 'Awaiting Worker', 'Preparing Report')
     order by c.id`);
  return rows;
}
