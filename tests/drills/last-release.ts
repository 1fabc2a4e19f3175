import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const inRoot = { cwd: root, maxBuffer: 2 ** 30 };
const JOURNAL = 'services/database/migrations/meta/_journal.json';
const DOCUMENTS = 'web/generated/persisted-documents.json';

export interface Release {
  readonly commit: string;
  /** A checkout of it, installed and built. */
  readonly folder: string;
  /** True if its pages have today's GraphQL documents. Pages with other documents have to reload. */
  readonly hasSameDocuments: boolean;
  [Symbol.dispose](): void;
}

/** The last commit before the newest migration that can be built, or the one that `LAST_RELEASE` names; null in a checkout without history. */
export function lastCommit(): string | null {
  try {
    const named = process.env['LAST_RELEASE'];
    if (named) return git('rev-parse', '--verify', '--quiet', `${named}^{commit}`);
    const newest = git('log', '-1', '--format=%H', '--', JOURNAL);
    return git('log', '--format=%H', `${newest}~1`).split('\n').find(isWhole) ?? null;
  } catch {
    return null;
  }
}

/** Merges may leave generated files broken until the next commit. */
function isWhole(commit: string): boolean {
  try {
    JSON.parse(git('show', `${commit}:web/generated/version.json`));
    return true;
  } catch {
    return false;
  }
}

/** A checkout of a commit, built aside: what runs while its next migration is applied. @throws where its build fails */
export function buildRelease(commit: string): Release {
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
    cwd: folder,
    stdio: 'inherit',
    // The embedded database's template is not needed.
    env: { ...process.env, DATABASE_URL: 'postgres://none.invalid/none' },
  });
  const hasSameDocuments = same(join(root, DOCUMENTS), join(folder, DOCUMENTS));
  return { commit, folder, hasSameDocuments, [Symbol.dispose]: () => rmSync(home, { recursive: true, force: true }) };
}

function git(...args: string[]): string {
  return execFileSync('git', args, { ...inRoot, encoding: 'utf8', stdio: 'pipe' }).trim();
}

const same = (one: string, other: string) => readFileSync(one).equals(readFileSync(other));
