import type { Readable } from 'node:stream';
import { Webhook } from 'standardwebhooks';
import type { Dialect } from '../../../machines/rules/webhooks/dialects.ts';
import { pinned } from '../../shared/public-fetch.ts';
import { allowedAddresses, type WebhookTargets } from '../../shared/webhook-targets.ts';

const MOST_MS = 10_000;
const MOST_ANSWER_BYTES = 1_024;

export interface WebhookMessage {
  /** The Standard Webhooks specification unless said otherwise. */
  readonly dialect?: Dialect;
  readonly url: string;
  /** The same in every try. */
  readonly id: string;
  readonly body: string;
  /** Each of them signs: the present one, and for a day the one before. */
  readonly secrets: readonly string[];
}

export interface Answer {
  /** Null where nothing answered. */
  readonly status: number | null;
  /** The beginning of it, or why there is none. */
  readonly text: string;
}

/**
 * Sends one message, once, in the dialect of its endpoint. A redirect is not followed. The host name is resolved again and
 * the connection goes to the address that was looked at, so that a name cannot lead inside meanwhile.
 */
export async function postWebhook(message: WebhookMessage, targets: WebhookTargets, now: Date): Promise<Answer> {
  const { dialect = 'standard', url } = message;
  // Loaded by the first delivery.
  const { Agent, request } = await import('undici');
  const signal = AbortSignal.timeout(MOST_MS);
  let agent: InstanceType<typeof Agent> | null = null;
  try {
    const addresses = await within(signal, allowedAddresses(new URL(url), targets));
    agent = new Agent({ connect: { lookup: pinned(addresses) } });
    const answer = await request(url, { ...requests[dialect](message, now), signal, dispatcher: agent });
    return { status: answer.statusCode, text: await beginningOf(answer.body) };
  } catch (error) {
    return { status: null, text: signal.aborted ? 'No answer within 10 seconds.' : reasonOf(error) };
  } finally {
    await agent?.destroy();
  }
}

type Sent = (
  message: WebhookMessage,
  now: Date,
) => {
  readonly method: 'POST' | 'PATCH';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
};

const agentName = { 'user-agent': 'Preflight-Webhooks/1' };

const requests: Readonly<Record<Dialect, Sent>> = {
  standard: ({ id, body, secrets }, now) => ({
    method: 'POST',
    headers: {
      ...agentName,
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
      'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
    },
    body,
  }),
  // The key as user name and no password. Greenhouse takes no body, and asks for the status next.
  greenhouse: ({ secrets: [key = ''] }) => ({
    method: 'PATCH',
    headers: { ...agentName, authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` },
    body: null,
  }),
};

/** A name server has no limit of its own. */
const within = <Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> =>
  Promise.race([
    promise,
    new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  ]);

/** The first kilobyte. The rest is not read, and an answer that breaks off counts as far as it came. */
async function beginningOf(body: Readable): Promise<string> {
  let read = Buffer.alloc(0);
  try {
    for await (const chunk of body) {
      read = Buffer.concat([read, chunk]);
      if (read.length >= MOST_ANSWER_BYTES) break;
    }
  } catch {}
  return printable(read.subarray(0, MOST_ANSWER_BYTES).toString('utf8'));
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TargetRefused') return `Not sent: the address ${error.message}.`;
  const { code } = Object(error);
  return printable(`${code ? `${code}: ` : ''}${error.message}`);
}

/** PostgreSQL stores no NUL. */
const printable = (text: string) => text.replaceAll('\0', '').slice(0, MOST_ANSWER_BYTES);
