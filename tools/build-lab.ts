import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist/lab');

/* The lab's package, ready for `npm pack`: modules with their types, and the inspector's look. */
rmSync(dist, { recursive: true, force: true });
const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
execFileSync(process.execPath, [compiler, '-p', join(root, 'lab/tsconfig.build.json')], {
  cwd: root,
  stdio: 'inherit',
});
for (const file of ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE'])
  cpSync(join(root, 'lab', file), join(dist, file));
await build({
  configFile: false,
  logLevel: 'warn',
  root,
  plugins: [tailwindcss()],
  build: {
    outDir: dist,
    emptyOutDir: false,
    rolldownOptions: {
      input: join(root, 'lab/inspector/inspector.css'),
      output: { assetFileNames: 'inspector.css' },
    },
  },
});
