import type { HonoRequest } from 'hono';
import { ServiceError } from '../../base/errors.ts';
import { databaseFault } from '../../database/pg-error.ts';

/** PostgreSQL's error codes for text with NUL, and for JSON with NUL or half a surrogate pair. */
const codes: ReadonlySet<string> = new Set(['22021', '22P02', '22P05']);

export const UNKEPT = 'There is a sign in it that cannot be kept. Type it again.';

/**
 * Turns a database error about unstorable text into a refusal at its field; null for other errors. The text is searched
 * only after the database refused it, which is rare and comes after all rules of the form.
 */
export async function unstorableTextError(thrown: unknown, request: HonoRequest): Promise<ServiceError | null> {
  if (!codes.has(databaseFault(thrown)?.code ?? '')) return null;
  const isJson = request.header('content-type')?.startsWith('application/json') ?? false;
  const field = unkeptIn(request.query()) ?? (isJson ? unkeptIn(await request.json()) : null);
  return field === null ? null : new ServiceError('INVALID', UNKEPT, { field });
}

/** Path of the first unstorable text. */
function unkeptIn(value: unknown): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? '' : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const path = unkeptIn(part);
    if (path !== null) return path === '' ? key : `${key}.${path}`;
  }
  return null;
}
