import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { defined } from '../../../machines/lib/assert-defined.ts';
import type { PostgresPrograms } from '../../support/database/postgres-programs.ts';
import { fill, query } from '../database.ts';
import { type EtcdMember, startEtcd } from './etcd.ts';
import { type DatabaseFront, startFront } from './front.ts';
import { isSettled, type MemberState } from './judge.ts';
import { Member } from './member.ts';

export interface Cluster {
  readonly etcd: readonly EtcdMember[];
  readonly members: readonly Member[];
  readonly front: DatabaseFront;
  /** Address of a database at a member itself, as its superuser. */
  at(member: Member, database: string): string;
}

const ANSWER_MS = 2_000;
const SETTLED_MS = 120_000;
const LOOK_MS = 250;
const LOG_LINES = 60;
export const PORTAL_ROLE = 'portal';
/** A database beside the portal's, for writes that are counted one by one. */
export const BEATS = 'beats';

/** etcd, three databases that Patroni keeps, HAProxy and PgBouncer; the demo's data are in it. */
export async function startCluster(
  programs: PostgresPrograms,
  name: string,
  cleanup: AsyncDisposableStack,
): Promise<Cluster> {
  const password = () => randomBytes(18).toString('base64url');
  const passwords = { superuser: password(), replication: password(), rewind: password() };
  const etcd = await startEtcd(cleanup);
  const etcdPorts = etcd.map(({ port }) => port);
  const members: Member[] = [];
  for (const each of ['db1', 'db2', 'db3']) {
    const options = { name: each, binaries: programs.directory, etcdPorts, passwords };
    members.push(await Member.prepare(options, cleanup));
  }
  const at = (member: Member, database: string) =>
    `postgres://postgres:${passwords.superuser}@127.0.0.1:${member.port}/${database}`;
  // Filled before the others copy it: they would have to confirm each commit.
  const [first, ...others] = members as [Member, ...Member[]];
  await first.start();
  await settled([first]);
  const portal = { user: PORTAL_ROLE, password: password() };
  await query(
    at(first, 'postgres'),
    `create role ${PORTAL_ROLE} login password '${portal.password}'`,
    `create database ${name} owner ${PORTAL_ROLE}`,
    `create database ${BEATS} owner ${PORTAL_ROLE}`,
  );
  await fill(at(first, name).replace(`postgres:${passwords.superuser}`, `${portal.user}:${portal.password}`));
  await Promise.all(others.map((each) => each.start()));
  await settled(members);
  const front = await startFront(members, portal, cleanup);
  return { etcd, members, front, at };
}

/** The cluster as one of its members knows it; null where that one does not answer. */
export async function stateAt(member: Member): Promise<readonly MemberState[] | null> {
  try {
    const answer = await fetch(`http://127.0.0.1:${member.restPort}/cluster`, {
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return ((await answer.json()) as { members: MemberState[] }).members;
  } catch {
    return null;
  }
}

/** @returns the primary, once all members are there @throws where that takes two minutes */
export async function settled(members: readonly Member[]): Promise<Member> {
  const signal = AbortSignal.timeout(SETTLED_MS);
  for (;;) {
    const views = await Promise.all(members.map(stateAt));
    if (views.every((states) => states !== null && isSettled(states, members.length))) {
      const name = views[0]?.find(({ role }) => role === 'leader')?.name;
      return defined(members.find((each) => each.name === name));
    }
    await pause(LOOK_MS, undefined, { signal }).catch(() => {
      throw new Error(
        `The databases did not come together: ${JSON.stringify(views[0])}\n${members.map(lastLines).join('\n')}`,
      );
    });
  }
}

/** The end of a member's log. */
export const lastLines = (member: Member) => [member.name, ...member.log().split('\n').slice(-LOG_LINES)].join('\n');
