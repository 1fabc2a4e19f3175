import { createHmac, timingSafeEqual } from 'node:crypto';
import type { QuestionSide } from '../../../../machines/rules/booking/question-state.ts';
import type { InboundMail } from '../../../shared/http/service-deps.ts';

/** 80 bits: enough for addresses that are tried one mail at a time. */
const SIGN_LENGTH = 20;
const SIDES = { company: 'b', clinic: 'c' } as const satisfies Record<QuestionSide, string>;
const LOCAL = /^q-([\da-f]{32})([bc])-([\da-f]{20})$/;

/** The candidate that a reply is about, and the side that writes it. */
export interface ReplyTo {
  readonly candidateId: string;
  readonly side: QuestionSide;
}

/** The address to which a mail is answered. It is signed for the mail's recipient: only their answer is accepted. */
export function replyAddress({ domain, key }: InboundMail, { candidateId, side }: ReplyTo, recipient: string): string {
  const about = `${candidateId.replaceAll('-', '')}${SIDES[side]}`;
  return `q-${about}-${sign(key, about, recipient)}@${domain}`;
}

/** Reads such an address; null if it was changed, is another portal's, or was given to another person. */
export function readReplyAddress({ domain, key }: InboundMail, address: string, sender: string): ReplyTo | null {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  const [, id = '', letter = '', signature = ''] = LOCAL.exec(local) ?? [];
  const expected = sign(key, `${id}${letter}`, sender);
  if (host !== domain || signature === '' || !isSame(signature, expected)) return null;
  const candidateId = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { candidateId, side: letter === SIDES.company ? 'company' : 'clinic' };
}

const sign = (key: string, about: string, recipient: string) =>
  hmac(key, `reply address ${about} ${recipient.trim().toLowerCase()}`).slice(0, SIGN_LENGTH);

/** True if the sender of a body knows the key. */
export const isSignedBody = (key: string, body: string, signature: string): boolean =>
  isSame(signature.toLowerCase().replace(/^sha256=/, ''), hmac(key, body));

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
