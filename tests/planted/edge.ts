import type { Plant } from './plant.ts';

export const edgePlants: readonly Plant[] = [
  {
    id: 'edge.stop',
    file: 'services/server/http-server.ts',
    find: 'if (stopping.signal.aborted || (announced.signal.aborted && isHealthCheck(request))) {',
    replace: 'if (announced.signal.aborted && isHealthCheck(request)) {',
    tests: ['services/server/server.test.ts'],
  },
  {
    id: 'edge.breaker',
    file: 'gateway/rest/circuit-breaker.ts',
    find: 'new ConsecutiveBreaker(timeouts)',
    replace: 'new ConsecutiveBreaker(timeouts * 1_000)',
  },
  {
    id: 'edge.streams',
    file: 'services/access/live-streams.ts',
    find: 'if (!held || !isSame(held, caller.permissions)) end();',
    replace: 'if (!held) end();',
  },
  {
    id: 'edge.slow-body',
    file: 'services/server/slow-bodies.ts',
    find: 'else cut(tooSlow());',
    replace: 'else void tooSlow();',
  },
  {
    id: 'edge.no-store',
    file: 'services/server/http-server.ts',
    find: "['cache-control', 'no-store'],",
    replace: "['cache-control', 'private'],",
  },
  { id: 'edge.one-graphql', file: 'tools/bundle.ts', find: 'plugins: [oneGraphql],', replace: 'plugins: [],' },
  { id: 'edge.openapi', file: 'services/shared/http/service.ts', find: '        license,\n', replace: '' },
  {
    id: 'edge.upload-quota',
    file: 'services/files/upload-quota.ts',
    find: 'if (bytes > most || !(await add(bytes, most))) refuseQuota();',
    replace: 'if (bytes > most) refuseQuota();',
  },
  {
    id: 'edge.scan',
    file: 'services/files/scanned-store.ts',
    find: 'await store.remove(file.key).catch(() => {});',
    replace: '',
  },
  {
    id: 'edge.s3',
    file: 'services/files/s3/inspected.ts',
    find: 'if (!kind) refuseWrongKind();',
    replace: "kind ??= 'pdf';",
    tests: ['services/files/s3/s3-store.test.ts'],
  },
  {
    id: 'edge.s3-faults',
    file: 'services/files/s3/checked-body.ts',
    find: 'if (actual !== etag) throw',
    replace: 'if (actual === undefined) throw',
    tests: ['services/files/s3/s3-store.test.ts'],
  },
  {
    id: 'edge.signed-link',
    file: 'services/files/signed-links.ts',
    find: 'session === caller.sessionId && ',
    replace: '',
  },
  {
    id: 'edge.no-hints',
    file: 'gateway/format-errors.plugin.ts',
    find: 'isFinished(extensions) ? error.message : withoutHint(error.message)',
    replace: 'isFinished(extensions) ? withoutHint(error.message) : error.message',
  },
];
