import { smsSignature, timestampOf } from './sms-signature.ts';
import { DeliveryFailure, type Transport } from './transport.ts';

/** Far below the life of a claim. */
const PATIENCE_MS = 15_000;
/** Not now, of statuses that else mean never. */
const LATER = [408, 425, 429];
const MOST_REASON = 200;

interface Options {
  /** Takes a POST for each SMS. */
  readonly url: string;
  readonly secret: string;
  readonly now: () => Date;
}

/**
 * SMS through an HTTP address: JSON `{id, to, text}`, signed in X-Signature, with the mail's id as Idempotency-Key over all tries.
 * 2xx: taken. 4xx: never, with the answer's words. 5xx, a redirect and no answer: again later.
 */
export function httpSms({ url, secret, now }: Options): Transport {
  return {
    channel: 'sms',
    keepsContent: false,
    async deliver({ id, recipient: to, content }) {
      const body = JSON.stringify({ id, to, text: content.text });
      const timestamp = timestampOf(now());
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': id,
        'x-timestamp': timestamp,
        'x-signature': smsSignature(secret, timestamp, body),
      };
      const response = await fetch(url, {
        method: 'POST',
        body,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).catch((error: unknown) => {
        const { cause, message } = error instanceof Error ? error : new Error(String(error));
        throw new DeliveryFailure(cause instanceof Error ? cause.message : message, false);
      });
      if (response.ok) return void (await response.body?.cancel());
      const { status } = response;
      const isFinal = status >= 400 && status < 500 && !LATER.includes(status);
      throw new DeliveryFailure(`${status} ${await reasonOf(response)}`.trim(), isFinal);
    },
    close: () => {},
  };
}

/** Why, as far as it says so. */
const reasonOf = (response: Response) =>
  response.text().then(
    (text) => text.slice(0, MOST_REASON),
    () => '',
  );
