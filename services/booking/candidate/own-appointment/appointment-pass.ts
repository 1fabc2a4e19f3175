import type { TokenKeys } from '../../../access/tokens.ts';
import { fail } from '../../../base/errors.ts';
import { hashOf } from '../../../shared/secret-tokens.ts';
import { type CandidateLink, isProvedByCode } from '../../record/links/candidate-links.ts';

/** Hours for which a date of birth, or a code, need not be typed again on the same device. */
export const PASS_HOURS = 12;

/**
 * The proof that the holder of a link also knew the date of birth, or had the mobile where that is not known:
 * 'expires.signature', expires in seconds since 1970. It is good for that link and that date of birth or mobile alone.
 */
export function appointmentPasses(keys: TokenKeys) {
  const signer = () => keys.signer('own appointments');
  const textOf = (token: string, link: CandidateLink, expires: number) =>
    `${hashOf(token)}/${isProvedByCode(link) ? link.candidate_phone : link.candidate_dob}/${expires}`;
  const isGood = (token: string, link: CandidateLink, pass: string, now: Date) => {
    const [expires = '', signature = ''] = pass.split('.');
    const isOurs = signer().isSigned(textOf(token, link, Number(expires)), signature);
    return isOurs && now.getTime() < Number(expires) * 1000;
  };
  return {
    for(token: string, link: CandidateLink, now: Date): string {
      const expires = Math.floor(now.getTime() / 1000) + PASS_HOURS * 3600;
      return `${expires}.${signer().sign(textOf(token, link, expires))}`;
    },
    isGood,
    /** @throws ServiceError 401 where it is none, over, or another link's */
    require(token: string, link: CandidateLink, pass: string, now: Date): void {
      if (!isGood(token, link, pass, now))
        fail('UNAUTHENTICATED', isProvedByCode(link) ? 'Type the code first.' : 'Type your date of birth first.');
    },
  };
}
