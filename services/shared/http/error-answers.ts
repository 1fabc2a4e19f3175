import type { z } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { databaseFailure } from '../../database/database-failure.ts';
import type { Log } from '../../server/log.ts';
import { fail, ServiceError } from './errors.ts';

/** Input that does not fit its schema: the first fault, with the path of its field. */
export function refuseInvalid(result: { target: string; error: z.ZodError }): never {
  const issue = result.error.issues[0];
  const extra = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const path = [...(issue?.path ?? []), ...(extra === undefined ? [] : [extra])].map(String).join('.');
  const message =
    extra === undefined ? (issue?.message ?? 'Invalid input.') : `${extra} is not a field of this request.`;
  fail(400, 'BAD_REQUEST', path && extra === undefined ? `${path}: ${message}` : message, path || undefined);
}

/** Whatever was thrown, in the one shape; what is not meant for people is logged and masked. */
export function answerError(thrown: unknown, from?: { log: Log; service: string; requestId: string }): Response {
  const refusal = toRefusal(thrown);
  if (refusal) return Response.json(refusal.body, { status: refusal.status, headers: refusal.headers });
  from?.log.fault(thrown, { service: from.service, requestId: from.requestId });
  const failure = databaseFailure(thrown);
  if (failure) {
    const { status, code, message } = failure;
    return answerError(new ServiceError(status, { code, message }, status === 503 ? { 'retry-after': '1' } : {}));
  }
  return answerError(
    new ServiceError(500, {
      code: 'INTERNAL',
      message: 'Something went wrong on our side.',
      ...(from ? { details: { request_id: from.requestId } } : {}),
    }),
  );
}

function toRefusal(thrown: unknown): ServiceError | null {
  if (thrown instanceof ServiceError) return thrown;
  // Hono's own refusals, such as malformed JSON.
  if (thrown instanceof HTTPException && thrown.status < 500) {
    return new ServiceError(thrown.status, { code: 'BAD_REQUEST', message: thrown.message || 'Bad request.' });
  }
  return null;
}
