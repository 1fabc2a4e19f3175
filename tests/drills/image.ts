import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defined } from '../../machines/lib/assert-defined.ts';
import { killWithParent } from '../support/servers/child-process.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Images and containers in a folder of their own, which goes with them: by root, in a chroot, beside the machine's own network. */
export class Images {
  readonly #home = mkdtempSync(join(tmpdir(), 'preflight-image-'));

  /** A bare Debian with the Node and npm that run here: what a registry's image of Node would be. */
  buildBase(tag: string): void {
    const release = defined(/^VERSION_CODENAME=(.*)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1]);
    const sources = ['/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list'].filter((path) =>
      existsSync(path),
    );
    const system = join(this.#home, 'debian.tar');
    run('mmdebstrap', ['--quiet', '--variant=minbase', release, system, ...sources.slice(0, 1)]);
    const npm = dirname(dirname(realpathSync(process.env['npm_execpath'] ?? run('which', ['npm']).trim())));
    const container = this.#buildah(['from', 'scratch']);
    this.#buildah(['add', '--quiet', container, system, '/']);
    this.#buildah(['copy', '--quiet', container, process.execPath, '/usr/local/bin/node']);
    this.#buildah(['copy', '--quiet', container, npm, '/usr/local/lib/node_modules/npm']);
    this.#buildah(['run', container, '--', 'ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm']);
    this.#buildah(['commit', '--quiet', container, tag]);
  }

  /** The Containerfile, of what is committed. Packages come from the cache that `npm ci` filled. */
  build(base: string, tag: string): void {
    const context = join(this.#home, 'context');
    mkdirSync(context);
    const committed = execFileSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', context], { input: committed });
    const npmrc = join(this.#home, 'npmrc');
    writeFileSync(npmrc, 'offline=true\ncache=/npm-cache\n');
    const cache = run('npm', ['config', 'get', 'cache']).trim();
    const mounts = ['--volume', `${npmrc}:/root/.npmrc:ro`, '--volume', `${cache}:/npm-cache`];
    const file = join(context, 'deploy/Containerfile');
    const flags = ['--quiet', '--format', 'docker', '--build-arg', `BASE=${base}`, ...mounts, '--file', file];
    this.#buildah(['build', ...flags, '--tag', tag, context]);
  }

  /** Output of a command in a container of an image. */
  output(image: string, command: readonly string[]): string {
    return this.#buildah(['run', this.#buildah(['from', image]), '--', ...command]);
  }

  /** The image's own command, with these settings; what it printed, and how it ends. */
  start(image: string, env: Readonly<Record<string, string>>) {
    const container = this.#buildah(['from', image]);
    const settings = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
    const child = spawn('buildah', [...this.#place, 'run', ...settings, container, '--', 'node', 'dist/start.js'], {
      env: isolated,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const pid = defined(child.pid);
    const callOff = killWithParent(pid, 'KILL');
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (printed += text));
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    return {
      ended,
      printed: () => printed,
      async stop() {
        if (child.exitCode === null) process.kill(-pid, 'SIGTERM');
        await ended;
        callOff();
      },
    };
  }

  remove(): void {
    this.#buildah(['rm', '--all']);
    this.#buildah(['rmi', '--all', '--force']);
    rmSync(this.#home, { recursive: true, force: true });
  }

  get #place(): readonly string[] {
    return ['--root', join(this.#home, 'root'), '--runroot', join(this.#home, 'run')];
  }

  #buildah(args: readonly string[]): string {
    return run('buildah', [...this.#place, ...args]).trim();
  }
}

const isolated = { ...process.env, BUILDAH_ISOLATION: 'chroot' };

/** @throws with what it said */
const run = (program: string, args: readonly string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', env: isolated, stdio: ['ignore', 'pipe', 'pipe'] });
