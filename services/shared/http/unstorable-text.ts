import type { HonoRequest } from 'hono';
import { databaseFault } from '../../database/pg-error.ts';
import { ServiceError } from './errors.ts';

/** PostgreSQL's for text with a NUL, and for JSON with one or with half a pair of UTF-16. */
const codes: ReadonlySet<string> = new Set(['22021', '22P02', '22P05']);

const UNKEPT = 'There is a sign in it that cannot be kept. Type it again.';

/**
 * The refusal of a text that no database keeps, at its field; null where the fault is another one. It is looked for once
 * the database has said so: hardly ever, and by then every rule of the form has had its say.
 */
export async function unstorableTextError(thrown: unknown, request: HonoRequest): Promise<ServiceError | null> {
  if (!codes.has(databaseFault(thrown)?.code ?? '')) return null;
  const isJson = request.header('content-type')?.startsWith('application/json') ?? false;
  const field = unkeptIn(request.query()) ?? (isJson ? unkeptIn(await request.json()) : null);
  return field === null ? null : new ServiceError('INVALID', UNKEPT, { field });
}

/** The path of the first such text. */
function unkeptIn(value: unknown): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? '' : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const path = unkeptIn(part);
    if (path !== null) return path === '' ? key : `${key}.${path}`;
  }
  return null;
}
