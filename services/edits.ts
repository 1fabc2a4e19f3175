import { z } from '@hono/zod-openapi';
import { desc, sql } from 'drizzle-orm';
import { entries } from './audit/audit.schema.ts';
import type { Database } from './database/database.ts';
import { refuse } from './errors.ts';

/** `update_mask` of an edit: one name or several, of the fields that are to change; nothing else does. */
export const updateMask = z.union([z.string().max(100), z.array(z.string().max(100)).max(50)]).openapi({
  description: 'Names of the fields to change; what it does not name stays as it is.',
});

/** `updated_at` of an edit: when the record was changed last, as the editor saw it. */
export const seenAt = z.iso.datetime({ offset: true }).optional().openapi({
  description: 'updated_at as it was read. Where the record was changed since, the answer is 409 with what it is now.',
  example: '2026-11-23T01:00:00.000Z',
});

/**
 * The fields of a body that the mask names.
 * @throws Refusal 400 at field `update_mask`, where it names what cannot be changed here, what was not given, or nothing
 */
export function masked<Body extends object, Field extends keyof Body & string>(
  body: Body,
  mask: string | readonly string[],
  fields: readonly Field[],
): Partial<Pick<Body, Field>> {
  const names = typeof mask === 'string' ? [mask] : mask;
  const refuseMask = (message: string) => refuse(400, 'BAD_REQUEST', message, 'update_mask');
  if (names.length === 0) refuseMask('update_mask names no field.');
  const wanted = names.map((name) => {
    const field = fields.find((one) => one === name) ?? refuseMask(`${name} cannot be changed here.`);
    if (body[field] === undefined) refuseMask(`update_mask names ${name}, which was not given.`);
    return [field, body[field]] as const;
  });
  // The entries are those of Body under names of Field, which Object.fromEntries forgets.
  return Object.fromEntries(wanted) as Partial<Pick<Body, Field>>;
}

interface Edited {
  readonly entity: string;
  readonly id: string;
  readonly updatedAt: Date;
}

/**
 * Refuses to write over what somebody else changed since it was read. Ask with the record's row locked.
 * @param present the record as the edit's body names its fields, for the editor to compare
 * @throws Refusal 409 EDIT_CONFLICT with the present record in `details.present`
 */
export async function refuseIfChanged(
  tx: Database,
  { entity, id, updatedAt }: Edited,
  seen: string | undefined,
  present: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (seen === undefined || new Date(seen).getTime() === updatedAt.getTime()) return;
  const [last] = await tx
    .select({ by: entries.accountName })
    .from(entries)
    .where(sql`${entries.entity} = ${entity} and ${entries.entityId} = ${id}`)
    .orderBy(desc(entries.at), desc(entries.id))
    .limit(1);
  refuse(409, 'EDIT_CONFLICT', `${last?.by ?? 'Somebody'} changed this while you were editing it.`, undefined, {
    present: { ...present, updated_at: updatedAt.toISOString() },
  });
}

/** When an edit counts from: always after the one before, however close, so that `updated_at` tells every edit apart. */
export const editedAt = (before: Date, now: Date) => new Date(Math.max(now.getTime(), before.getTime() + 1));
