import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;
/** Codes of the step before and after count too: clocks of phones differ. */
const WINDOW = 1;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: STEP_MS / 1_000 });

/** 160 random bits as base32, as authenticator apps read them. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** Opens an authenticator app with everything filled in. */
export const linkOf = (secret: string, { provider, username }: { provider: string; username: string }): string =>
  totpOf(secret, { issuer: provider, label: username }).toString();

/** @returns the time step that a code belongs to, or null for a wrong code. A step may be used once. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const distance = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return distance === null ? null : Math.floor(now.getTime() / STEP_MS) + distance;
}

const RECOVERY_CODES = 10;

/** Ten codes of 80 random bits, such as `ABCD-EFGH-IJKL-MNOP`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ size: 10 }).base32.replace(/.{4}(?=.)/g, (part) => `${part}-`),
  );

/** However it was typed: without spaces and hyphens, in capitals. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();
