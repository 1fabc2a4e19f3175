import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockFile {
  readonly packages: Readonly<Record<string, { optionalDependencies?: Readonly<Record<string, string>> }>>;
}

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as LockFile;

/** The entry that Node would find from a package's folder: its own node_modules first, then each one further up. */
function isLocked(from: string, name: string): boolean {
  const own = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (own in lock.packages) return true;
  return from !== '' && isLocked(from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), name);
}

test('[run.two-commands] the lock file names every platform, so that npm ci accepts it on each', () => {
  const missing = Object.entries(lock.packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(from, name)),
  );
  expect(missing, 'npm install leaves out what its registry does not have; npm ci then refuses').toEqual([]);
});
