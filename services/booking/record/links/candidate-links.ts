import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import {
  afterEvent,
  isLive,
  type LinkSnapshot,
  linkPhase,
  REST_MINUTES,
  TRIES,
} from '../../../../machines/candidate-link/candidate-link.machine.ts';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import { NO_DAY } from '../../../../machines/rules/calendar/dates.ts';
import { countUse } from '../../../auth/sessions/attempts.ts';
import { fail } from '../../../base/errors.ts';
import { isoSql } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import { statement, variable } from '../../../database/statement.ts';
import type { MailChannel } from '../../../mail/mail.tables.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import { hashOf, newToken } from '../../../shared/secret-tokens.ts';

/** A candidate reads how it went, and where it was. */
const DAYS_AFTER = 1;
/** Of a booking that never got a time. */
const DAYS_WITHOUT_TIME = 90;
/** Limit of answers to links that open nothing in a quarter of an hour; further ones have to wait. */
const MOST_STRANGE_LINKS = 100;
/** Addresses share as many counters, so that a flood from many of them stays small. */
const ADDRESS_GROUPS = 1_024;

/** Inserts `links`, the rows of `makeLinks` as JSON. */
export const insertLinksSql = sql`
      insert into booking.candidate_links (hash, candidate_id, channel, created_at)
      select hash, candidate, ${variable('channel', 'text')}, ${variable('now', 'timestamptz')}
      from json_to_recordset(${variable('links', 'json')}) as link (hash text, candidate uuid) returning hash`;
const linksStatement = statement<{ made: number }, 'links' | 'channel' | 'now'>(
  'booking_candidate_links',
  sql`with made as (${insertLinksSql}) select count(*)::int as made from made`,
);

/** A new link to the own appointment for each candidate: its row, and its address, which cannot be read again. */
export function makeLinks({ publicUrl }: Pick<PortalFacts, 'publicUrl'>, candidateIds: readonly string[]) {
  const links = candidateIds.map((candidate) => ({ candidate, token: newToken() }));
  return {
    rows: links.map(({ candidate, token }) => ({ candidate, hash: hashOf(token) })),
    addresses: new Map(links.map(({ candidate, token }) => [candidate, `${publicUrl}/appointment/${token}`])),
  };
}

/**
 * Makes a link to the own appointment for each of some candidates, in the transaction that writes their mail.
 * @returns absolute addresses by candidate; they cannot be read again
 */
export async function newCandidateLinks(
  tx: Database,
  portal: PortalFacts,
  candidateIds: readonly string[],
  now: Date,
  channel: MailChannel = 'mail',
): Promise<ReadonlyMap<string, string>> {
  const { rows, addresses } = makeLinks(portal, candidateIds);
  if (rows.length > 0) await linksStatement(tx, { links: JSON.stringify(rows), channel, now: now.toISOString() });
  return addresses;
}

/** One candidate's, as above. */
export async function newCandidateLink(
  tx: Database,
  portal: PortalFacts,
  candidateId: string,
  now: Date,
  channel: MailChannel = 'mail',
) {
  return defined((await newCandidateLinks(tx, portal, [candidateId], now, channel)).get(candidateId));
}

interface LinkRow extends Record<string, unknown> {
  readonly hash: string;
  readonly candidate_id: string;
  /** 'YYYY-MM-DD' */
  readonly candidate_dob: string;
  readonly candidate_phone: string;
  /** Of the code that was sent last. */
  readonly code_hash: string | null;
  readonly wrong_tries: number;
  /** Epoch milliseconds, as the others. */
  readonly ended_at: number | null;
  readonly ends_at: number;
  readonly rests_until: number | null;
  readonly code_ends_at: number | null;
}

/** A link with its phase, before its holder has proved anything. */
export interface CandidateLink extends LinkRow {
  readonly phase: LinkSnapshot;
}

/** From when on a link of a candidate `c` opens nothing, whatever happens. */
const endsAtSql = sql`case when c.appointment_end > '1970-01-01'
    then c.appointment_end + interval '${sql.raw(String(DAYS_AFTER))} days'
    else c.created_at + interval '${sql.raw(String(DAYS_WITHOUT_TIME))} days' end`;

/** When the newest link that a candidate `c` can open was made; null where none opens anything. */
export const liveLinkAtSql = (now: SQL) => sql`(
  select ${isoSql(sql`max(l.created_at)`)} from booking.candidate_links l
  where l.candidate_id = c.id and l.ended_at is null and ${now} < ${endsAtSql})`;

const msSql = (at: SQL) => sql`(extract(epoch from ${at}) * 1000)::float8`;

const linkSql = (condition: SQL) => sql`
  select l.hash, l.candidate_id, c.candidate_dob::text as candidate_dob, c.candidate_phone, l.code_hash, l.wrong_tries,
    ${msSql(sql`l.ended_at`)} as ended_at, ${msSql(endsAtSql)} as ends_at, ${msSql(sql`l.locked_until`)} as rests_until,
    ${msSql(sql`l.code_ends_at`)} as code_ends_at
  from booking.candidate_links l join booking.candidates c on c.id = l.candidate_id where ${condition}`;

const linkStatement = statement<LinkRow, 'hash'>(
  'booking_candidate_link',
  linkSql(sql`l.hash = ${variable('hash', 'text')}`),
);

/** The link of a row in its phase at a moment. */
function withPhase(row: LinkRow, now: Date): CandidateLink {
  const { ended_at: endedAt, ends_at: endsAt, rests_until: restsUntil, code_ends_at: codeEndsAt } = row;
  const proof = isProvedByCode(row) ? 'code' : 'birthDate';
  const link = { endedAt, endsAt, restsUntil, codeEndsAt, proof, wrongTries: row.wrong_tries } as const;
  return { ...row, phase: linkPhase({ now: now.getTime(), link, isProved: false }) };
}

/** Ends the links of a candidate, all or those of one channel: the next mail brings a new one. @returns whether there was one */
export async function endCandidateLinks(
  tx: Database,
  candidateId: string,
  now: Date,
  channel?: MailChannel,
): Promise<boolean> {
  const sent = channel ? sql`l.channel = ${channel}` : sql`true`;
  const { rows } = await tx.execute<LinkRow>(sql`
    ${linkSql(sql`l.candidate_id = ${candidateId}::uuid and l.ended_at is null and ${sent}`)} order by l.hash for update of l`);
  const revoked = { type: 'link.revoked' } as const;
  const ended = rows.flatMap((row) => {
    const { phase } = withPhase(row, now);
    return phase.can(revoked) ? [{ hash: row.hash, ms: defined(afterEvent(phase, revoked).context.link).endedAt }] : [];
  });
  if (ended.length === 0) return false;
  await tx.execute(sql`
    update booking.candidate_links l set ended_at = to_timestamp(ended.ms / 1000.0)
    from json_to_recordset(${JSON.stringify(ended)}::json) as ended (hash text, ms float8) where l.hash = ended.hash`);
  return true;
}

/** Address and time of a request. */
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
  const [row] = await linkStatement(db, { hash: hashOf(token) });
  const link = row && withPhase(row, now());
  if (link && isLive(link.phase)) return link;
  await countUse({ db, now }, [{ key: `link:${groupOf(address)}`, most: MOST_STRANGE_LINKS }]);
  return fail('NOT_FOUND', 'This link does not open an appointment any more.');
}

const groupOf = (address = 'unknown') => createHash('sha256').update(address).digest().readUInt16BE() % ADDRESS_GROUPS;

/** Candidates without a known date of birth prove the mobile. */
export const isProvedByCode = ({ candidate_dob: dob }: Pick<LinkRow, 'candidate_dob'>) => dob === NO_DAY;

/** The proof of being the candidate: a date of birth, 'YYYY-MM-DD', or the code of an SMS. */
export type Proof = { readonly birthDate: string } | { readonly code: string };

const isRight = (token: string, link: CandidateLink, proof: Proof) =>
  'code' in proof
    ? link.phase.matches({ live: { asking: { code: 'sent' } } }) && link.code_hash === codeHash(token, proof.code)
    : !isProvedByCode(link) && proof.birthDate === link.candidate_dob;

/** The hash includes the link, which is stored nowhere: a copy of the database reveals no code. */
export const codeHash = (token: string, code: string) => hashOf(`${token}/${code}`);

/**
 * Looks at one date of birth or code. The link's row is locked from before it is looked at until the try is counted, so that tries sent
 * at once, or to several processes, are counted like tries one by one.
 * @throws ServiceError 404 as above, 422 where it is another one, 429 where the link rests
 */
export async function tryProof(visit: Visit, token: string, proof: Proof): Promise<CandidateLink> {
  await findCandidateLink(visit, token);
  const tried = await visit.db.transaction((tx) => countTry(tx, visit.now(), token, proof));
  const [kind, field] = 'code' in proof ? (['code', 'code'] as const) : (['date of birth', 'date_of_birth'] as const);
  if (tried?.after.matches({ live: 'open' })) return tried.link;
  if (!tried?.after.matches({ live: 'asking' })) return refuseLocked(kind);
  const left = TRIES - (defined(tried.after.context.link).wrongTries % TRIES);
  const tries = left === 1 ? 'One try is' : `${left} tries are`;
  const isNot = kind === 'code' ? 'the code that we sent last, or it is too old' : 'the date of birth on the booking';
  return fail('INVALID', `This is not ${isNot}. ${tries} left.`, {
    field,
    details: { tries_left: left },
  });
}

/** @returns the link and its phase after the try; null where it takes none now */
async function countTry(tx: Database, now: Date, token: string, proof: Proof) {
  const hash = hashOf(token);
  const { rows } = await tx.execute<LinkRow>(sql`${linkSql(sql`l.hash = ${hash}`)} for update of l`);
  const link = withPhase(defined(rows[0]), now);
  const event = { type: 'proof.tried', isRight: isRight(token, link, proof) } as const;
  if (!link.phase.can(event)) return null;
  const after = afterEvent(link.phase, event);
  const { wrongTries, restsUntil, endedAt, codeEndsAt } = defined(after.context.link);
  await tx.execute(sql`
    update booking.candidate_links set wrong_tries = ${wrongTries}, locked_until = ${at(restsUntil)}, ended_at = ${at(endedAt)},
      code_hash = case when ${codeEndsAt === null} then null else code_hash end, code_ends_at = ${at(codeEndsAt)}
    where hash = ${hash}`);
  return { link, after };
}

const at = (ms: number | null) => sql`${ms === null ? null : new Date(ms).toISOString()}::timestamptz`;

export const refuseLocked = (kind: 'date of birth' | 'code'): never => {
  const wrong = kind === 'code' ? 'codes' : 'dates of birth';
  return fail('OTP_LOCKED', `Too many wrong ${wrong}. Try again in ${REST_MINUTES} minutes.`, {
    field: kind === 'code' ? 'code' : 'date_of_birth',
  });
};
