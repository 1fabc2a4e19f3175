import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateSigningKey, isSigningKey } from '../access/tokens.ts';

/** The key in the data directory, created at the first start and readable by its owner only. */
export function storedSigningKey(dataDir: string): string {
  const file = join(dataDir, 'signing-key.pem');
  mkdirSync(dataDir, { recursive: true });
  try {
    // Exclusive create: of two processes that start together, one creates the key and both use it.
    writeFileSync(file, generateSigningKey(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const key = readFileSync(file, 'utf8');
  if (!isSigningKey(key)) throw new Error(`${file} holds no Ed25519 private key.`);
  return key;
}
