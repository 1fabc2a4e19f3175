import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether somebody sent the secret that is configured; no answer takes longer because more of it was right. */
export function isSameSecret(provided: unknown, secret: string | null): boolean {
  if (secret === null || typeof provided !== 'string') return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(provided), digest(secret));
}
