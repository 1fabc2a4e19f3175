import { cpSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runtimePackages } from './bundle.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Copies what the bundle reads from node_modules, and what that needs in turn, to `folder`/node_modules. */
export function copyRuntimeModules(folder: string): void {
  const copied = new Set<string>();
  const copy = (name: string, from: string, isOptional: boolean) => {
    const source = findPackage(name, from);
    if (source === null && isOptional) return;
    if (source === null) throw new Error(`${name} is not installed, and ${from} needs it.`);
    if (copied.has(source)) return;
    copied.add(source);
    // Nested ones are copied as such where they are needed.
    cpSync(source, join(folder, relative(root, source)), {
      recursive: true,
      filter: (path) => !relative(source, path).startsWith('node_modules'),
    });
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = manifest(source);
    for (const needed of Object.keys(dependencies ?? {})) copy(needed, source, needed in (optionalDependencies ?? {}));
    for (const needed of Object.keys(optionalDependencies ?? {})) copy(needed, source, true);
    for (const needed of Object.keys(peerDependencies ?? {}))
      copy(needed, source, peerDependenciesMeta?.[needed]?.optional ?? false);
  };
  for (const name of runtimePackages) copy(name, root, false);
}

/** As Node looks for it: in the folder's own node_modules, then in those above. */
function findPackage(name: string, from: string): string | null {
  const path = join(from, 'node_modules', name);
  if (existsSync(join(path, 'package.json'))) return path;
  const parent = dirname(from);
  return from === root.replace(/\/$/, '') || parent === from ? null : findPackage(name, parent);
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const manifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Name the folder: node tools/runtime-modules.ts FOLDER');
  copyRuntimeModules(folder);
}
