import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const JOURNAL = 'services/database/migrations/meta/_journal.json';

export interface Release {
  readonly commit: string;
  /** A checkout of it, installed and built. */
  readonly folder: string;
  [Symbol.dispose](): void;
}

/**
 * The last commit before the newest migration, built aside: what runs while that migration is applied. `LAST_RELEASE` names another one.
 * @throws where the checkout has no history, or its build fails
 */
export function lastRelease(): Release {
  const commit = process.env['LAST_RELEASE'] ?? `${git('log', '-1', '--format=%H', '--', JOURNAL)}~1`;
  const home = mkdtempSync(join(tmpdir(), 'preflight-release-'));
  const folder = join(home, 'checkout');
  mkdirSync(folder);
  execFileSync('tar', ['-x', '-C', folder], { input: execFileSync('git', ['archive', commit], inRoot) });
  const hasSamePackages = ['package-lock.json', 'package.json'].every((name) =>
    same(join(root, name), join(folder, name)),
  );
  if (hasSamePackages) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  execFileSync(process.execPath, ['tools/once.ts'], {
    ...{ cwd: folder, stdio: 'inherit' },
    // The embedded database's template is not needed.
    env: { ...process.env, DATABASE_URL: 'postgres://none.invalid/none' },
  });
  return { commit, folder, [Symbol.dispose]: () => rmSync(home, { recursive: true, force: true }) };
}

const inRoot = { cwd: root, maxBuffer: 2 ** 30 };

const git = (...args: string[]) => execFileSync('git', args, { ...inRoot, encoding: 'utf8' }).trim();

const same = (one: string, other: string) => readFileSync(one).equals(readFileSync(other));
