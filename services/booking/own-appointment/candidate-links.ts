import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { NO_DAY } from '../../../machines/rules/calendar/dates.ts';
import { countUse } from '../../auth/sessions/attempts.ts';
import type { Database } from '../../database/database.ts';
import { statement, variable } from '../../database/statement.ts';
import { fail } from '../../shared/http/errors.ts';
import type { PortalFacts } from '../../shared/http/service.ts';
import { hashOf, newToken } from '../../shared/secret-tokens.ts';
import { isoSql } from '../json-text.ts';

/** After so many wrong dates of birth in a row a link rests. */
const TRIES = 5;
const REST_MINUTES = 15;
/** After so many without a right one between them it ends: whoever it was mailed to is sent a new one. */
const MOST_TRIES = 20;
/** A candidate reads how it went, and where it was. */
const DAYS_AFTER = 1;
/** Of a booking that never got a time. */
const DAYS_WITHOUT_TIME = 90;
/** So many links that open nothing are told so in a quarter of an hour; further ones have to wait. */
const MOST_STRANGE_LINKS = 100;
/** Addresses share as many counters, so that a flood from many of them stays small. */
const ADDRESS_GROUPS = 1_024;

const linksStatement = statement<{ made: number }, 'links' | 'now'>(
  'booking_candidate_links',
  sql`
    with made as (
      insert into booking.candidate_links (hash, candidate_id, created_at)
      select hash, candidate, ${variable('now', 'timestamptz')}
      from json_to_recordset(${variable('links', 'json')}) as link (hash text, candidate uuid) returning hash
    )
    select count(*)::int as made from made`,
);

/**
 * Makes a link to the own appointment for each of some candidates, in the transaction that writes their mail.
 * @returns absolute addresses by candidate; nobody can read them again
 */
export async function newCandidateLinks(
  tx: Database,
  { publicUrl }: PortalFacts,
  candidateIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const links = candidateIds.map((candidate) => ({ candidate, token: newToken() }));
  const rows = links.map(({ candidate, token }) => ({ candidate, hash: hashOf(token) }));
  if (rows.length > 0) await linksStatement(tx, { links: JSON.stringify(rows), now: now.toISOString() });
  return new Map(links.map(({ candidate, token }) => [candidate, `${publicUrl}/appointment/${token}`]));
}

/** One candidate's, as above. */
export async function newCandidateLink(tx: Database, portal: PortalFacts, candidateId: string, now: Date) {
  return defined((await newCandidateLinks(tx, portal, [candidateId], now)).get(candidateId));
}

/** Ends all links of a candidate: the next mail brings a new one. @returns whether there was one */
export async function endCandidateLinks(tx: Database, candidateId: string, now: Date): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update booking.candidate_links set ended_at = ${now.toISOString()}::timestamptz
    where candidate_id = ${candidateId}::uuid and ended_at is null returning 1`);
  return rows.length > 0;
}

export interface CandidateLink extends Record<string, unknown> {
  readonly candidate_id: string;
  /** 'YYYY-MM-DD' */
  readonly candidate_dob: string;
  readonly candidate_phone: string;
  /** Of a code that can be typed still. */
  readonly code_hash: string | null;
  readonly is_locked: boolean;
}

/** Whether a link `l` of a candidate `c` opens something. */
const isLive = (now: SQL) => sql`l.ended_at is null
  and ${now} < case when c.appointment_end > '1970-01-01'
    then c.appointment_end + interval '${sql.raw(String(DAYS_AFTER))} days'
    else c.created_at + interval '${sql.raw(String(DAYS_WITHOUT_TIME))} days' end`;

/** When the newest link that a candidate `c` can open was made; null where none opens anything. */
export const liveLinkAtSql = (now: SQL) => sql`(
  select ${isoSql(sql`max(l.created_at)`)} from booking.candidate_links l where l.candidate_id = c.id and ${isLive(now)})`;

const linkStatement = statement<CandidateLink, 'hash' | 'now'>(
  'booking_candidate_link',
  sql`
    select l.candidate_id, c.candidate_dob::text as candidate_dob, c.candidate_phone,
      case when l.code_ends_at > ${variable('now', 'timestamptz')} then l.code_hash end as code_hash,
      coalesce(l.locked_until > ${variable('now', 'timestamptz')}, false) as is_locked
    from booking.candidate_links l join booking.candidates c on c.id = l.candidate_id
    where l.hash = ${variable('hash', 'text')} and ${isLive(sql`${variable('now', 'timestamptz')}`)}`,
);

/** Who asks: where, and when. */
export interface Visit {
  readonly db: Database;
  readonly now: () => Date;
  readonly address: string | undefined;
}

/**
 * The candidate of a link. One that opens nothing is counted by its address. A good link is never refused for what others guess
 * at the same address: a whole site may share one.
 * @throws ServiceError 404 for one that never was, was changed or revoked, has ended, or whose appointment is over: all answer
 *   alike. 429 where too many of them came from there
 */
export async function findCandidateLink({ db, now, address }: Visit, token: string): Promise<CandidateLink> {
  const [found] = await linkStatement(db, { hash: hashOf(token), now: now().toISOString() });
  if (found) return found;
  await countUse({ db, now }, [{ key: `link:${groupOf(address)}`, most: MOST_STRANGE_LINKS }]);
  return fail('NOT_FOUND', 'This link does not open an appointment any more.');
}

const groupOf = (address = 'unknown') => createHash('sha256').update(address).digest().readUInt16BE() % ADDRESS_GROUPS;

/** Whose date of birth is not known proves the mobile. */
export const isProvedByCode = ({ candidate_dob: dob }: CandidateLink) => dob === NO_DAY;

/** What somebody proves to be the candidate with: a date of birth, 'YYYY-MM-DD', or the code of an SMS. */
export type Proof = { readonly birthDate: string } | { readonly code: string };

const isRight = (token: string, link: CandidateLink, proof: Proof) =>
  'code' in proof
    ? isProvedByCode(link) && link.code_hash === codeHash(token, proof.code)
    : !isProvedByCode(link) && proof.birthDate === link.candidate_dob;

/** The link is part of what is hashed, and stands nowhere: a copy of the database tells no code. */
export const codeHash = (token: string, code: string) => hashOf(`${token}/${code}`);

/**
 * Looks at one date of birth or code. It is counted before it is looked at, in one statement on the database, so that tries sent at
 * once, or to several processes, are counted like tries one by one.
 * @throws ServiceError 404 as above, 422 where it is another one, 429 where the link rests
 */
export async function tryProof(visit: Visit, token: string, proof: Proof): Promise<CandidateLink> {
  const { db, now } = visit;
  const link = await findCandidateLink(visit, token);
  const hash = hashOf(token);
  const at = sql`${now().toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ wrong_tries: number; is_ended: boolean; is_locked: boolean }>(sql`
    update booking.candidate_links set wrong_tries = wrong_tries + 1,
      locked_until = case when (wrong_tries + 1) % ${TRIES} = 0 then ${at} + make_interval(mins => ${REST_MINUTES}) end,
      ended_at = case when wrong_tries + 1 >= ${MOST_TRIES} then ${at} end
    where hash = ${hash} and ended_at is null and (locked_until is null or locked_until <= ${at})
    returning wrong_tries, ended_at is not null as is_ended, locked_until is not null as is_locked`);
  const [kind, field] = 'code' in proof ? (['code', 'code'] as const) : (['date of birth', 'date_of_birth'] as const);
  const counted = rows[0] ?? refuseLocked(kind);
  if (isRight(token, link, proof)) {
    await db.execute(sql`
      update booking.candidate_links set wrong_tries = 0, locked_until = null, ended_at = null,
        code_hash = null, code_ends_at = null where hash = ${hash}`);
    return link;
  }
  if (counted.is_locked) refuseLocked(kind);
  const left = TRIES - (counted.wrong_tries % TRIES);
  const tries = left === 1 ? 'One try is' : `${left} tries are`;
  const isNot = kind === 'code' ? 'the code that we sent last, or it is too old' : 'the date of birth on the booking';
  return fail('INVALID', `This is not ${isNot}. ${tries} left.`, {
    field,
    details: { tries_left: left },
  });
}

export const refuseLocked = (kind: 'date of birth' | 'code'): never => {
  const wrong = kind === 'code' ? 'codes' : 'dates of birth';
  return fail('OTP_LOCKED', `Too many wrong ${wrong}. Try again in ${REST_MINUTES} minutes.`, {
    field: kind === 'code' ? 'code' : 'date_of_birth',
  });
};
