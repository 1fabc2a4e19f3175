import type { Service } from '../../services/shared/http/service.ts';
import { call, type World } from './services.ts';

type Session = Awaited<ReturnType<World['signIn']>>;

/** A row of an import's answer that has problems: its number, and each with its heading. */
export interface Faulty {
  readonly row: number;
  readonly problems: readonly string[];
}

/** Sends a file of rows to an import. `id` makes them, without one they are judged alone. */
export async function sendCsv(
  service: Service,
  what: string,
  { by, csv, id }: { by: Session; csv: string | Uint8Array<ArrayBuffer>; id?: string },
) {
  const query = id === undefined ? '' : `?import_id=${id}`;
  const response = await service.fetch(
    new Request(`http://${service.name}/${service.name}/imports/${what}${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${by.access_token}`, 'content-type': 'text/csv' },
      body: csv,
    }),
  );
  const body = await response.json();
  const faulty: Faulty[] = (body.rows ?? []).flatMap(
    ({ row, problems }: { row: number; problems: { column: number | null; message: string }[] }) =>
      problems.length === 0
        ? []
        : [
            {
              row,
              problems: problems.map(
                ({ column, message }) => `${column === null ? '' : body.columns[column]}: ${message}`,
              ),
            },
          ],
  );
  return { status: response.status, body, faulty };
}

/** Undoes an import. */
export const undoCsv = (service: Service, what: string, { by, id }: { by: Session; id: string }) =>
  call(service, 'DELETE', `/${service.name}/imports/${what}/${id}`, { token: by.access_token });

/** The audit entries of an action, as `after` has them. */
export async function auditedOf(world: World, action: string): Promise<Record<string, unknown>[]> {
  const { rows } = await world.database.db.execute<{ after: Record<string, unknown> }>(
    `select after from audit.entries where action = '${action}' order by id`,
  );
  return rows.map(({ after }) => after);
}
