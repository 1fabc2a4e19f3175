import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../../../access/caller.ts';
import { auditAll } from '../../../audit/audit.ts';
import { fail } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { eventsOf, type Origin } from '../../../shared/http/origin.ts';
import { lockCatalogue } from './catalogue-lock.ts';
import { usualAssessments } from './usual-assessments.ts';

/** Fills an empty catalogue with the usual assessments. @throws ServiceError 409 CONFLICT where it has one already */
export function startCatalogue(db: Database, caller: Caller, { now, address }: Origin): Promise<number> {
  const categories = [...new Set(usualAssessments.map(([category]) => category))];
  const wanted = usualAssessments.map(([category, name, minutes, preparation]) => {
    return { id: uuidv7(), category, name, minutes, preparation, position: categories.indexOf(category) };
  });
  return db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const { rows } = await tx.execute(sql`
      insert into booking.assessments (id, category_name, assessment_name, minutes, preparation, position, updated_at)
      select id, category, name, minutes, preparation, position, ${now.toISOString()}::timestamptz
      from json_to_recordset(${JSON.stringify(wanted)}::json)
        as w (id uuid, category text, name text, minutes smallint, preparation text, position smallint)
      where not exists (select from booking.assessments) returning id`);
    if (rows.length === 0) fail('CONFLICT', 'Nothing was added: the catalogue has assessments already.');
    const events = wanted.map(({ id, position: _, ...after }) => ({ ...eventOf('added', id, now, address), after }));
    await auditAll(tx, caller, events);
    return rows.length;
  });
}

const eventOf = eventsOf('assessment');
