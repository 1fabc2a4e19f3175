import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { defined } from '../../../machines/lib/assert-defined.ts';

const root = join(import.meta.dirname, '../../..');
const example = 'lab/example';
const fileOf = (path: string) => join(root, path);

const page = `<!doctype html><title>Crossing</title><script type="module" src="/${example}/page.tsx"></script>`;

/** The example needs these beside the package and its peers. */
const tools = ['@types/node', '@types/react', '@types/react-dom', '@vitejs/plugin-react'];

const config = {
  extends: fileOf('tsconfig.json'),
  compilerOptions: { types: ['node', 'vite/client'], incremental: false, tsBuildInfoFile: null },
  include: [example],
  exclude: [],
};

/** A project that has nothing but the lab's package, as npm packs and installs it, its peers, and the example. */
export class EmptyProject implements Disposable {
  readonly root = mkdtempSync(join(tmpdir(), 'crossing-'));

  constructor() {
    const npm = (args: readonly string[], cwd: string) =>
      execFileSync('npm', [...args, '--silent', '--offline'], {
        cwd,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
      });
    const packed =
      npm(['run', 'pack-lab', '--', '--pack-destination', this.root], root).trim().split('\n').at(-1) ?? '';
    writeFileSync(join(this.root, 'package.json'), JSON.stringify({ name: 'crossing', private: true, type: 'module' }));
    npm(['install', '--legacy-peer-deps', '--no-audit', `./${packed}`], this.root);
    const { peerDependencies } = JSON.parse(readFileSync(fileOf('lab/package.json'), 'utf8'));
    for (const name of [...Object.keys(peerDependencies), ...tools]) this.#link(name);
    cpSync(fileOf(example), join(this.root, example), { recursive: true });
    for (const name of readdirSync(join(this.root, example))) this.#importFromPackage(join(this.root, example, name));
    writeFileSync(join(this.root, 'index.html'), page);
    writeFileSync(join(this.root, 'tsconfig.json'), JSON.stringify(config));
  }

  #link(name: string): void {
    const to = join(this.root, 'node_modules', name);
    mkdirSync(dirname(to), { recursive: true });
    symlinkSync(fileOf(`node_modules/${name}`), to);
  }

  /** '../model/index.ts' → '@preflight/lab/model' */
  #importFromPackage(file: string): void {
    const text = readFileSync(file, 'utf8')
      .replaceAll("'../recorder/watched-actors.ts'", "'@preflight/lab/react'")
      .replace(/'\.\.\/inspector\/inspector\.css'/, "'@preflight/lab/inspector.css'")
      .replace(/'\.\.\/(\w+)\/index\.ts'/g, "'@preflight/lab/$1'");
    writeFileSync(file, text);
  }

  /** Runs a program of the repository in the project. @throws with what it wrote, where it fails */
  run(program: string, ...args: readonly string[]): string {
    return execFileSync(process.execPath, [fileOf(`node_modules/${program}`), ...args], {
      cwd: this.root,
      encoding: 'utf8',
    });
  }

  /** Its page, built and served as `vite preview` does. */
  async builtPages(): Promise<AsyncDisposable & { readonly origin: string }> {
    const options = { root: this.root, configFile: false as const, logLevel: 'error' as const, plugins: [react()] };
    await build(options);
    const server = await preview({ ...options, preview: { port: 0, host: '127.0.0.1' } });
    return {
      origin: new URL(defined(server.resolvedUrls?.local[0])).origin,
      [Symbol.asyncDispose]: () => server.close(),
    };
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
