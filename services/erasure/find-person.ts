import { type SQL, sql } from 'drizzle-orm';
import { mobileAddress } from '../../machines/rules/contact/phone.ts';
import type { Database } from '../database/database.ts';
import { NotErasable } from './find-company.ts';

/** A candidate with all of their bookings. */
export interface Person {
  readonly candidateIds: readonly string[];
  readonly bookingIds: readonly string[];
  /** Full names, emails and phones as they are in bookings, in lower case. */
  readonly words: readonly string[];
  /** Those of them by which other people's rows are searched too: all, or none where only what is old goes. */
  readonly sought: readonly string[];
  /** Mobile phones as SMS are addressed. */
  readonly phones: readonly string[];
  /** References of bookings that are not over. */
  readonly open: readonly string[];
}

interface CandidateRow extends Record<string, unknown> {
  id: string;
  booking_id: string;
  reference: string;
  candidate_name: string;
  candidate_email: string;
  candidate_phone: string;
  is_over: boolean;
}

/**
 * By email address, or by name and date of birth. The caller has checked that the request is that person's own.
 * @throws NotErasable where no booking is theirs
 */
export async function findPerson(db: Database, nameOrEmail: string, born: string | null): Promise<Person> {
  const rows = await candidatesWhere(
    db,
    born === null
      ? sql`lower(c.candidate_email) collate "C" = lower(${nameOrEmail})`
      : sql`lower(c.candidate_name) collate "C" = lower(${nameOrEmail}) and c.candidate_dob = ${born}::date`,
  );
  if (rows.length === 0) throw new NotErasable('No booking is of this person.');
  const person = personOf(rows);
  return { ...person, sought: person.words };
}

/** Candidates whose booking is over and was changed last before a time, each on their own, oldest first. */
export async function findPeople(db: Database, before: SQL, most: number): Promise<readonly Person[]> {
  const over = sql`c.status in ('Completed', 'Cancelled', 'Did Not Attend') and c.candidate_name <> 'Erased'`;
  const rows = await candidatesWhere(
    db,
    sql`${over} and c.updated_at < ${before} and c.created_at < ${before}
    and c.appointment_time < ${before}`,
    most,
  );
  // They may have later bookings, with the same phone.
  return rows.map((row) => ({ ...personOf([row]), phones: [] }));
}

function personOf(rows: readonly CandidateRow[]): Person {
  const distinct = (values: readonly (string | null)[]) =>
    [...new Set(values.filter((value) => value !== null && value !== ''))] as readonly string[];
  return {
    candidateIds: rows.map(({ id }) => id),
    bookingIds: distinct(rows.map((row) => row.booking_id)),
    words: distinct(rows.flatMap(searchTextsOf)),
    sought: [],
    phones: distinct(rows.map((row) => mobileAddress(row.candidate_phone))),
    open: distinct(rows.map((row) => (row.is_over ? null : row.reference))),
  };
}

/** A name of one word is part of other people's names and of words: it alone says nothing. */
const searchTextsOf = ({ candidate_name: name, candidate_email: email, candidate_phone: phone }: CandidateRow) =>
  [name.trim().includes(' ') ? name : '', email, phone, phone.replaceAll(/\D/g, '')].map((word) => word.toLowerCase());

async function candidatesWhere(
  db: Database,
  condition: SQL,
  most: number | null = null,
): Promise<readonly CandidateRow[]> {
  const { rows } = await db.execute<CandidateRow>(sql`
    select c.id, c.booking_id, c.reference, c.candidate_name, c.candidate_email, c.candidate_phone,
           c.status in ('Completed', 'Cancelled', 'Did Not Attend') as is_over
      from booking.candidates c where ${condition} order by c.created_at, c.id limit ${most}::int`);
  return rows;
}
