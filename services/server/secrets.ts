import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares a sent secret with the configured one in constant time. */
export function isSameSecret(provided: unknown, secret: string | null): boolean {
  if (secret === null || typeof provided !== 'string') return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(provided), digest(secret));
}
