import type { Line } from '../lines.ts';
import type { Cluster } from './cluster.ts';
import type { Member } from './member.ts';

/** Something that goes wrong with the databases or the way to them. */
export interface DatabaseFault {
  readonly name: string;
  /** Another member has to become the primary; else it is over after so many seconds. */
  readonly until: 'failover' | number;
  begin(primary: Member): Promise<void> | void;
  end(primary: Member): Promise<void> | void;
}

/** Longer than a primary may be without etcd, and long enough that its standbys are given up. */
const LONG = 26;
const SHORT = 8;

/** By the name that `--fault` takes. */
export function databaseFaults({ members, etcd, front }: Cluster): Readonly<Record<string, DatabaseFault>> {
  const { balancer, pooler } = front;
  const etcdLeaders = new Set<(typeof etcd)[number]>();
  const killEtcd = async (count: number) => {
    for (const each of etcd) if (await each.isLeader()) etcdLeaders.add(each);
    for (const each of etcd) if (etcdLeaders.size < count) etcdLeaders.add(each);
    for (const each of etcdLeaders) await each.daemon.end('SIGKILL');
  };
  const startEtcd = async () => {
    await Promise.all([...etcdLeaders].map(({ daemon }) => daemon.start()));
    etcdLeaders.clear();
  };
  const cut = (lines: readonly Line[]) => {
    for (const { line } of lines) line.cutOff();
  };
  const mend = (lines: readonly Line[]) => {
    for (const { line } of lines) line.mend();
  };
  // Without etcd Patroni asks the others before it remains the primary, so no Patroni reaches another one.
  const allLines = ({ lines: { etcd: toEtcd, standbys, callers, checks } }: Member) => [
    ...toEtcd,
    standbys,
    callers,
    checks,
    ...members.map(({ lines }) => lines.peers),
  ];
  return {
    'postgres-killed': {
      name: 'PostgreSQL of the primary killed',
      until: 'failover',
      begin: (primary) => primary.killPostgres(),
      end: () => {},
    },
    'primary-killed': {
      name: 'primary killed',
      until: 'failover',
      begin: (primary) => primary.kill(),
      end: (primary) => primary.start(),
    },
    'primary-paused': {
      name: 'primary paused, then woken',
      until: 'failover',
      begin: (primary) => primary.freeze(),
      end: (primary) => primary.thaw(),
    },
    'primary-cut-off': {
      name: 'primary cut off from all',
      until: 'failover',
      begin: (primary) => cut(allLines(primary)),
      end: (primary) => mend(allLines(primary)),
    },
    'etcd-cut-off': {
      name: 'primary cut off from etcd',
      until: LONG,
      begin: ({ lines }) => cut(lines.etcd),
      end: ({ lines }) => mend(lines.etcd),
    },
    'standbys-cut-off': {
      name: 'primary cut off from its standbys',
      until: LONG,
      begin: ({ lines }) => cut([lines.standbys]),
      end: ({ lines }) => mend([lines.standbys]),
    },
    'disk-full': {
      name: 'disk of the primary full',
      until: 'failover',
      begin: (primary) => primary.fillDisk(),
      end: (primary) => primary.freeDisk(),
    },
    'etcd-member-lost': {
      name: 'member of etcd lost, its leader',
      until: SHORT,
      begin: () => killEtcd(1),
      end: startEtcd,
    },
    'etcd-majority-lost': {
      name: 'majority of etcd lost',
      until: LONG,
      begin: () => killEtcd(2),
      end: startEtcd,
    },
    'haproxy-killed': {
      name: 'HAProxy killed',
      until: SHORT / 2,
      begin: () => balancer.end('SIGKILL'),
      end: () => balancer.start(),
    },
    'pooler-killed': {
      name: 'PgBouncer killed',
      until: SHORT / 2,
      begin: () => pooler.end('SIGKILL'),
      end: () => pooler.start(),
    },
  };
}

export const faultNames = [
  'postgres-killed',
  'primary-killed',
  'primary-paused',
  'primary-cut-off',
  'etcd-cut-off',
  'standbys-cut-off',
  'disk-full',
  'etcd-member-lost',
  'etcd-majority-lost',
  'haproxy-killed',
  'pooler-killed',
] as const;
