import { createHmac, timingSafeEqual } from 'node:crypto';

/** A signed request is believed for so long, so that a copy of it is of no use later. */
const GOOD_FOR_MS = 5 * 60_000;

/** Of a request's body, both ways: 'sha256=' and the HMAC of '<seconds since 1970>.<body>' in hex. */
export const smsSignature = (secret: string, timestamp: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

export const timestampOf = (now: Date): string => String(Math.floor(now.getTime() / 1000));

interface Signed {
  readonly timestamp: string | undefined;
  readonly signature: string | undefined;
  readonly body: string;
}

/** True if a sender with the secret sent it, and lately. */
export function isSigned(secret: string, { timestamp = '', signature = '', body }: Signed, now: Date): boolean {
  const expected = Buffer.from(smsSignature(secret, timestamp, body));
  const actual = Buffer.from(signature);
  const isOurs = actual.length === expected.length && timingSafeEqual(actual, expected);
  return isOurs && Math.abs(now.getTime() - Number(timestamp) * 1000) <= GOOD_FOR_MS;
}
