import { createHash, randomBytes } from 'node:crypto';

/** A 256-bit token. Only its hash is stored, so a copy of the database opens nothing. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
