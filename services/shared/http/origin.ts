import type { Context } from 'hono';

/** When something was asked, and from which address: the audit writes both. */
export interface Origin {
  readonly now: Date;
  readonly address: string | undefined;
}

export const originOf = (c: Context, now: () => Date): Origin => ({
  now: now(),
  address: c.req.header('x-forwarded-for'),
});

/** Audit events of one kind of record: `eventsOf('site')('added', id, now, address)`. */
export const eventsOf =
  (entity: string) => (verb: string, entityId: string, at: Date, address: string | undefined) => ({
    action: `${entity}.${verb}`,
    entity,
    entityId,
    at,
    address,
  });
