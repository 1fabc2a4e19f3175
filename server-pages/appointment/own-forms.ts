import { DETAIL_NAMES, type TypedDetails } from './details-html.ts';

export const typedDetails = (form: URLSearchParams): TypedDetails =>
  Object.fromEntries(DETAIL_NAMES.flatMap((name) => (form.has(name) ? [[name, form.get(name) ?? '']] : [])));

/** Error messages by field name; for a text that is too long, the path names the field. */
export function fieldErrors(error: { error: { message: string; field?: string; details?: unknown } } | undefined) {
  const details = error?.error.details;
  const fields = typeof details === 'object' && details !== null && 'fields' in details ? details.fields : null;
  if (typeof fields === 'object' && fields !== null) return { ...fields } as Record<string, string>;
  return error?.error.field ? { [error.error.field]: error.error.message } : {};
}

export async function readAnswer(answer: Response) {
  const body: { error?: { message?: string } } | null = await answer.json().catch(() => null);
  return { status: answer.status, body };
}

const MOST_FORM_BYTES = 8_192;

/** A form as a browser sends it, which writes each line break as two characters; nothing of one that is larger than a person types. */
export async function formOf(request: Request): Promise<URLSearchParams> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  return new URLSearchParams(length <= MOST_FORM_BYTES ? (await request.text()).replace(/%0D%0A/gi, '%0A') : '');
}

/** Characters that a message may have; a line break is one. */
export const MESSAGE_MOST = 500;

/** Why a message cannot be sent, in words for its field; null where it can. */
export function messageFault(typed: string): string | null {
  const { length } = typed.trim();
  if (length === 0) return 'Say what would suit you.';
  return length > MESSAGE_MOST ? `Use at most ${MESSAGE_MOST} characters. This message has ${length}.` : null;
}
