import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';

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

const bill = z.object({
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      properties: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
    }),
  ),
});

test('the bill of materials has what runs, in the versions of the lock file, apart from what only tests use', () => {
  const cwd = fileURLToPath(new URL('../../', import.meta.url));
  const printed = execFileSync('npm', ['run', '--silent', 'sbom'], { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const isForDevelopment = new Map(
    bill
      .parse(JSON.parse(printed))
      .components.map(({ name, version, properties }) => [
        `${name}@${version}`,
        properties.some((property) => property.name === 'cdx:npm:package:development'),
      ]),
  );
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  for (const [name, version] of Object.entries(dependencies))
    expect(isForDevelopment.get(`${name}@${version}`), name).toBe(false);
  expect(isForDevelopment.get(`vitest@${devDependencies.vitest}`)).toBe(true);
});
