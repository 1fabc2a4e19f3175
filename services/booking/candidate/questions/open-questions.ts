import { sql } from 'drizzle-orm';
import type { QuestionSide } from '../../../../machines/rules/booking/question-state.ts';
import { isoSql } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import type { Scope } from '../../record/rows/booking-filter.ts';
import type { OpenQuestion } from './questions.routes.ts';

const MAX_SHOWN = 5;
const COUNT_CAP = 2_000;

/** The bookings on which a side's answer is waited for: how many, and those that wait longest with what was written last. */
export async function openQuestions(db: Database, { orgId, ownOf }: Scope, side: QuestionSide) {
  const ofOrg = orgId === null ? sql`true` : sql`c.org_id = ${orgId}::uuid`;
  const own = sql`(c.created_by = ${ownOf}::uuid or c.contact_account_id = ${ownOf}::uuid)`;
  const waits = sql`c.question_waits_for = ${side} and ${ofOrg} and ${ownOf === null ? sql`true` : own}`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    db.execute<OpenQuestion>(sql`
      select c.id as candidate_id, c.candidate_name, c.reference, o.company_name, k.name as site_name, m.body as message,
        m.author_name as author, ${isoSql(sql`m.created_at`)} as at
      from booking.candidates c
        join companies.organisations o on o.id = c.org_id
        left join booking.clinics k on k.id = coalesce(c.clinic_id, c.preferred_site_id)
        cross join lateral (
          select body, author_name, created_at from booking.messages where candidate_id = c.id order by id desc limit 1) m
      where ${waits} order by c.questioned_at, c.id limit ${MAX_SHOWN}`),
    db.execute<{ total: number }>(sql`
      select count(*)::int as total from (
        select 1 from booking.candidates c where ${waits} limit ${COUNT_CAP + 1}) waiting`),
  ]);
  const total = counted[0]?.total ?? 0;
  return { side, total: Math.min(total, COUNT_CAP), total_capped: total > COUNT_CAP, questions: rows };
}
