import { globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build, mergeConfig, type Plugin } from 'vite';
import { type Bindings, type ScreenMutant, screenMutantsOf } from '../../lab/mutation/screen-mutants.ts';
import web from '../../vite.config.ts';

const root = join(import.meta.dirname, '../..');

/** By which names our components bind what. */
const bindings: Bindings = {
  busy: ['aria-busy', 'busy'],
  disabled: ['disabled', 'aria-disabled', 'off', 'inert', 'readOnly'],
  speakers: ['announced', 'notify'],
};

const isComponent = (file: string) =>
  !/\.test\.|^web\/(dist|dev|generated|lab-host|public|gallery-)|\.d\.ts$/.test(file);

/** A checkout in which each fault of a screen is built in and waits to be planted, and what the faults are. */
export async function buildWithScreenMutants(): Promise<{ checkout: string; mutants: readonly ScreenMutant[] }> {
  const mutants: ScreenMutant[] = [];
  const changed = new Map<string, string>();
  for (const file of globSync('web/**/*.{ts,tsx}', { cwd: root }).filter(isComponent).sort()) {
    const one = screenMutantsOf(file, readFileSync(join(root, file), 'utf8'), bindings, mutants.length);
    if (one.mutants.length > 0) changed.set(file, one.code);
    mutants.push(...one.mutants);
  }
  const plugin: Plugin = {
    name: 'screen-mutants',
    enforce: 'pre',
    transform: (_code, id) => changed.get(relative(root, id)) ?? null,
  };
  const checkout = join(root, `node_modules/.cache/screen-mutants-${process.pid}`);
  rmSync(checkout, { recursive: true, force: true });
  mkdirSync(join(checkout, 'web'), { recursive: true });
  symlinkSync(join(root, 'services'), join(checkout, 'services'));
  await cp(join(root, 'dist'), join(checkout, 'dist'), { recursive: true });
  await build(
    mergeConfig(web, {
      configFile: false,
      root: join(root, 'web'),
      logLevel: 'warn',
      mode: 'production',
      plugins: [plugin],
      build: { outDir: join(checkout, 'web/dist'), minify: false, reportCompressedSize: false },
    }),
  );
  writeFileSync(join(checkout, 'mutants.json'), JSON.stringify(mutants));
  return { checkout, mutants };
}
