import { type Line, lineTo } from '../lines.ts';

/** Lines that lead to a database machine, or away from it, each to be cut by itself. */
export interface MemberLines {
  /** From it to each member of etcd. */
  readonly etcd: readonly Line[];
  /** From the other machines to its Patroni. */
  readonly peers: Line;
  /** From its standbys to its PostgreSQL. */
  readonly standbys: Line;
  /** From HAProxy to its PostgreSQL. */
  readonly callers: Line;
  /** From HAProxy to its Patroni. */
  readonly checks: Line;
}

export async function memberLines(
  cleanup: AsyncDisposableStack,
  { etcdPorts, port, restPort }: { etcdPorts: readonly number[]; port: number; restPort: number },
): Promise<MemberLines> {
  return {
    etcd: await Promise.all(etcdPorts.map((each) => lineTo(cleanup, each))),
    peers: await lineTo(cleanup, restPort),
    standbys: await lineTo(cleanup, port),
    callers: await lineTo(cleanup, port),
    checks: await lineTo(cleanup, restPort),
  };
}
