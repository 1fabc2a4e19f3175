import { createHmac, timingSafeEqual } from 'node:crypto';
import type { TokenKeys } from '../../access/tokens.ts';
import { fail } from '../../shared/http/errors.ts';
import { hashOf } from '../../shared/secret-tokens.ts';
import type { CandidateLink } from './candidate-links.ts';

/** How long a date of birth need not be typed again on the same device. */
export const PASS_HOURS = 12;

/**
 * The proof that whoever has a link also knew the date of birth: 'expires.signature', expires in seconds since 1970. It is good
 * for that link and that date of birth alone.
 */
export function appointmentPasses(keys: TokenKeys) {
  const signature = (token: string, { candidate_dob: dob }: CandidateLink, expires: number) =>
    createHmac('sha256', keys.secretFor('own appointments'))
      .update(`${hashOf(token)}/${dob}/${expires}`)
      .digest('base64url');
  const isGood = (token: string, link: CandidateLink, pass: string, now: Date) => {
    const [expires = '', provided = ''] = pass.split('.');
    const expected = Buffer.from(signature(token, link, Number(expires)));
    const actual = Buffer.from(provided);
    const isOurs = actual.length === expected.length && timingSafeEqual(actual, expected);
    return isOurs && now.getTime() < Number(expires) * 1000;
  };
  return {
    for(token: string, link: CandidateLink, now: Date): string {
      const expires = Math.floor(now.getTime() / 1000) + PASS_HOURS * 3600;
      return `${expires}.${signature(token, link, expires)}`;
    },
    isGood,
    /** @throws ServiceError 401 where it is none, over, or another link's */
    require(token: string, link: CandidateLink, pass: string, now: Date): void {
      if (!isGood(token, link, pass, now)) fail('UNAUTHENTICATED', 'Type your date of birth first.');
    },
  };
}
