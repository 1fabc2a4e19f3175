import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { bookings, candidates, consultFiles } from '../../../services/booking/booking.tables.ts';
import type { Database } from '../../../services/database/database.ts';
import type { FileStore } from '../../../services/files/file-store.ts';
import { plainPdf } from '../../../services/files/plain-pdf.ts';
import { addPackage } from './booking-world.ts';

/** The candidate of the results, and the account that booked. */
interface Owner {
  readonly orgId: string;
  readonly accountId: string;
}

export interface Examined {
  readonly candidateId: string;
  readonly bookingId: string;
  readonly files: readonly { readonly file_id: string; readonly type: string; readonly name: string }[];
}

const types = ['medical_report', 'audiometry', 'drug_screen'];

/** A candidate whose results are in: as many files as asked for, really in the store. */
export async function addExamined(db: Database, store: FileStore, owner: Owner, count = 2): Promise<Examined> {
  const [bookingId, candidateId] = [uuidv7(), uuidv7()];
  const createdAt = new Date('2026-11-01T01:00:00Z');
  const shared = { orgId: owner.orgId, contactName: 'Sofia Marino', createdBy: owner.accountId, createdAt };
  await db.insert(bookings).values({
    id: bookingId,
    reference: `PF-${bookingId.slice(-8)}`,
    serviceType: 'pem',
    ...shared,
    contactPhone: '',
    contactEmail: '',
    resultEmail: '',
    invoiceEmail: '',
    poNumber: '',
    project: '',
    projectIdentification: '',
    bookingComment: '',
  });
  await db.insert(candidates).values({
    id: candidateId,
    bookingId,
    candidateIndex: 0,
    status: 'Completed',
    packageId: await addPackage(db, 30),
    candidateName: 'Liam O’Connor',
    candidateDob: '1991-03-14',
    candidateGender: 'Male',
    candidatePhone: '',
    candidateEmail: '',
    candidatePosition: 'Electrician',
    updatedAt: createdAt,
    ...shared,
  });
  const files = [];
  for (const type of types.slice(0, count)) {
    const { key, size } = await store.take(onePart(plainPdf(type, ['Fit.'])));
    const row = { id: uuidv7(), candidateId, orgId: owner.orgId, fileType: type, fileName: `${type} – “Liam”.pdf` };
    await db.insert(consultFiles).values({
      ...row,
      fileKey: key,
      contentType: 'application/pdf',
      size,
      createdBy: owner.accountId,
      createdAt,
    });
    files.push({ file_id: row.id, type, name: row.fileName });
  }
  return { candidateId, bookingId, files };
}

async function* onePart(bytes: Uint8Array) {
  yield bytes;
}

/** The six digits in the newest mail, as a person finds them; null where none was mailed. */
export async function mailedOtp(db: Database): Promise<string | null> {
  const { rows } = await db.execute<{ text: string }>(
    sql`select content->>'text' as text from mail.outbox where kind = 'account.otp' order by id desc limit 1`,
  );
  return rows[0] ? defined(/\b\d{6}\b/.exec(rows[0].text)?.[0]) : null;
}

/** Every account as if it never had to do with one-time passwords. */
export async function forgetOtps(db: Database): Promise<void> {
  for (const table of ['auth.otps', 'auth.devices', 'auth.attempts', 'mail.outbox']) {
    await db.execute(sql`delete from ${sql.raw(table)}`);
  }
}
