import type { z } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { ERROR_STATUS, type ErrorCode, fail, ServiceError } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import { databaseFailure } from '../../database/database-failure.ts';

/** The first error of an input that does not match its schema, with the path of its field. */
export function refuseInvalid(result: { target: string; error: z.ZodError }): never {
  const issue = result.error.issues[0];
  const extra = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const path = [...(issue?.path ?? []), ...(extra === undefined ? [] : [extra])].map(String).join('.');
  const message = extra === undefined ? messageOf(issue) : `${extra} is not a field of this request.`;
  fail('BAD_REQUEST', path && extra === undefined ? `${path}: ${message}` : message, { field: path || undefined });
}

const KINDS: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'an object',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

/** A contract's own message, or words for those of the library, which name types of JavaScript. */
function messageOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code !== 'invalid_type' || !issue.message.startsWith('Invalid input: expected'))
    return issue?.message ?? 'Invalid input.';
  if (issue.message.endsWith('received undefined')) return 'This is needed.';
  const kind = KINDS[issue.expected];
  return kind ? `Give ${kind}.` : issue.message;
}

/** Turns anything thrown into the one error shape. Internal errors are logged and masked. */
export function answerError(thrown: unknown, from?: { log: Log; service: string; requestId: string }): Response {
  const refusal = toRefusal(thrown);
  if (refusal) return refusal.toResponse();
  from?.log.fault(thrown, { service: from.service, requestId: from.requestId });
  const failure = databaseFailure(thrown);
  if (failure) {
    const headers = ERROR_STATUS[failure.code] === 503 ? { 'retry-after': '1' } : {};
    return new ServiceError(failure.code, failure.message, { headers }).toResponse();
  }
  const details = from && { request_id: from.requestId };
  return new ServiceError('INTERNAL', 'Something went wrong on our side.', { details }).toResponse();
}

const codeByStatus: Readonly<Record<number, ErrorCode>> = { 413: 'TOO_LARGE', 415: 'WRONG_FORM' };

function toRefusal(thrown: unknown): ServiceError | null {
  if (thrown instanceof ServiceError) return thrown;
  // Errors of Hono itself, such as malformed JSON.
  if (thrown instanceof HTTPException && thrown.status < 500) {
    return new ServiceError(codeByStatus[thrown.status] ?? 'BAD_REQUEST', thrown.message || 'Bad request.');
  }
  return null;
}
