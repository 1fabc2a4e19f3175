import type { TypedResponse } from 'hono';
import { TextResponse } from '../../shared/http/text-response.ts';

/**
 * An answer that is JSON text already, written by the database or by hand: parsing it only to write it again would cost
 * more than the rest of the request. That the text is what the route promises is for the tests to prove.
 */
export function jsonText<Status extends 200 | 201>(text: string, status: Status) {
  const response = new TextResponse(text, { status, headers: { 'content-type': 'application/json' } });
  return response as Response as Response & TypedResponse<never, Status, 'json'>;
}
