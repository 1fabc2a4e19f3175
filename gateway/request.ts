import { type ErrorExtensions, portalError } from './rest/rest-error.ts';

/** Facts of a request for the log and the metrics: the document's own name, and the status of its first error. */
export interface RequestInfo {
  operation?: string | undefined;
  status?: number;
}

const wellFormed = /^[\w-]{8,64}$/;

/** The browser's id of this request where it sent a sensible one: it joins the browser's report to every log line. */
export function requestIdOf(request: Request): string {
  const sent = request.headers.get('x-request-id');
  return sent !== null && wellFormed.test(sent) ? sent : crypto.randomUUID();
}

/**
 * Answers what is no JSON POST. A form, a link or an image of another page can send anything else without asking first
 * (no CORS preflight), so nothing else may reach a resolver. In development GraphiQL's page may be opened.
 */
export function refusal(request: Request, { production }: { production: boolean }): Response | undefined {
  if (request.method === 'GET' && !production && request.headers.get('accept')?.includes('text/html')) return undefined;
  if (request.method !== 'POST') return refused(405, 'Only POST is answered here.', { allow: 'POST' });
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  return type === 'application/json' ? undefined : refused(415, 'Only JSON is read here.');
}

function refused(status: number, reason: string, headers: Record<string, string> = {}): Response {
  const extensions: ErrorExtensions = { code: 'REJECTED', reason, status };
  return Response.json({ errors: [portalError(extensions)] }, { status, headers });
}

/** The headers of a request that have one of the names. */
export const headersOf = ({ headers }: Request, names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.filter((name) => headers.has(name)).map((name) => [name, headers.get(name) ?? '']));
