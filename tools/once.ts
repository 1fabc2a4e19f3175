import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { replaceFolder, unless } from './replace-folder.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'web/dist');
const sources = ['web', 'machines', 'lab', 'vite.config.ts', 'tools/pages', 'tsconfig.json', 'package-lock.json'];

/** Builds the web where it was not built yet, or where a source is newer; a start after that costs nothing. */
function buildWebOnce(): void {
  const built = join(dist, 'index.html');
  const builtAt = existsSync(built) ? statSync(built).mtimeMs : 0;
  if (sources.every((source) => newest(join(root, source)) <= builtAt)) return;
  console.error(
    builtAt === 0 ? 'Building the web pages, once …' : 'The web sources have changed: building them again …',
  );
  // Built aside and moved into place: two who build at once do not mix.
  const building = join(root, `node_modules/.cache/preflight-web-${process.pid}`);
  mkdirSync(building, { recursive: true });
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--outDir', building, '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    // Always: a build from inside the tests would otherwise be one for tests.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  replaceFolder(building, dist);
  // The move has just changed the folder `web` itself, which would count as newer than what is in it.
  const now = new Date();
  unless(['ENOENT'], () => utimesSync(built, now, now)); // another build may take its place just now
}

/** Time of the last change below a path, epoch milliseconds; folders count, because a deleted file changes only them. */
function newest(path: string): number {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  const entries = readdirSync(path).filter(
    (name) => name !== 'dist' && name !== 'template' && !/\.test\.tsx?$/.test(name),
  );
  return Math.max(mtimeMs, ...entries.map((name) => newest(join(path, name))));
}

/** The server in a few files, by the same rule: it starts in half the time. */
async function bundleServerOnce(): Promise<void> {
  const built = join(root, 'dist/start.js');
  const builtAt = existsSync(built) ? statSync(built).mtimeMs : 0;
  const parts = [
    'start.ts',
    'services',
    'gateway',
    'server-pages',
    'machines',
    'web/generated',
    'tools/bundle.ts',
    'package-lock.json',
  ];
  if (parts.every((part) => newest(join(root, part)) <= builtAt)) return;
  await import('./bundle.ts').then(({ bundleServer }) => bundleServer());
}

/** The embedded database as a new data directory starts with it. */
async function buildTemplateOnce(): Promise<void> {
  const { hasTemplate } = await import('../services/database/pglite/template-name.ts');
  if (hasTemplate('demo')) return;
  await import('../services/database/pglite/template.ts').then(({ ensureTemplate }) => ensureTemplate('demo'));
}

/** Everything that a start needs and a checkout does not have. */
export async function prepareOnce(): Promise<void> {
  buildWebOnce();
  await bundleServerOnce();
  if (!process.env['DATABASE_URL']) await buildTemplateOnce();
}

if (import.meta.main) await prepareOnce();
