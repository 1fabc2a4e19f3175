import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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

test('the bill of materials has what runs, in the versions of the lock file, and nothing that only tests use', () => {
  const cwd = fileURLToPath(new URL('../../', import.meta.url));
  const bill = JSON.parse(
    execFileSync('npm', ['run', '--silent', 'sbom'], { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 }),
  );
  const listed = new Set(
    bill.components.map(({ name, version }: { name: string; version: string }) => `${name}@${version}`),
  );
  const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  for (const [name, version] of Object.entries(dependencies)) expect(listed).toContain(`${name}@${version}`);
  expect([...listed].filter((each) => String(each).startsWith('vitest@'))).toEqual([]);
});
