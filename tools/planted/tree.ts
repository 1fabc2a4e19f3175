import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Folders that are built once and slow to build again; a test rebuilds those that are older than their sources. */
const BUILT = ['dist', 'web/dist', 'services/database/template'];

/** A copy of the project to plant faults in. The project itself is only read. */
export interface ScratchTree {
  readonly folder: string;
  /** Changes files for as long as the task runs: their texts by their paths. */
  with<Result>(texts: ReadonlyMap<string, string>, task: () => Promise<Result>): Promise<Result>;
  remove(): void;
}

/** All files that git tracks or would add, in their present text, with hard links to the installed packages. */
export function scratchTree(): ScratchTree {
  const folder = mkdtempSync(join(tmpdir(), 'preflight-planted-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
    const { atime, mtime } = statSync(join(root, file));
    utimesSync(join(folder, file), atime, mtime);
  }
  for (const built of BUILT.filter((name) => existsSync(join(root, name))))
    cpSync(join(root, built), join(folder, built), { recursive: true, preserveTimestamps: true });
  linkPackages(join(folder, 'node_modules'));
  return {
    folder,
    async with(texts, task) {
      const paths = [...texts].map(([file, text]) => ({ path: join(folder, file), text }));
      const before = paths.map(({ path }) => readFileSync(path, 'utf8'));
      for (const { path, text } of paths) writeFileSync(path, text);
      try {
        return await task();
      } finally {
        for (const [at, { path }] of paths.entries()) writeFileSync(path, before[at] ?? '');
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Links take seconds and no space; where the temporary folder is on another disk, copies. Caches are written to, so they stay behind. */
function linkPackages(to: string): void {
  const from = join(root, 'node_modules');
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'pipe' });
  } catch {
    rmSync(to, { recursive: true, force: true });
    execFileSync('cp', ['-a', from, to]);
  }
  for (const cache of globSync('{.cache,.vite*}', { cwd: to })) rmSync(join(to, cache), { recursive: true });
}
