import type { Plant } from './plant.ts';

export const apiPlants: readonly Plant[] = [
  {
    id: 'api.bearer',
    file: 'web/app/api/gateway-client.ts',
    find: "kind === 'public' ? null : session.token()",
    replace: 'session.token()',
  },
  {
    id: 'api.errors',
    file: 'gateway/rest/rest-error.ts',
    find: "  404: 'NOT_FOUND',",
    replace: "  404: 'BAD_REQUEST',",
  },
  {
    id: 'api.arrays',
    file: 'gateway/derived/pass.ts',
    find: '[theirs, args[ours]]',
    replace: "[theirs, Array.isArray(args[ours]) ? args[ours].join(',') : args[ours]]",
  },
  {
    id: 'api.schema',
    file: 'gateway/derived/pass.ts',
    find: '    const body = unwrap(answer, passed.errors);\n',
    replace:
      "    const body = unwrap(answer, passed.errors);\n    await client.request('GET', '/booking/status', {});\n",
  },
  {
    id: 'api.services',
    file: 'services/companies/subsidiaries/subsidiaries.routes.ts',
    find: "'put', '/companies/sites/{site_id}', {",
    replace: "'patch', '/companies/sites/{site_id}', {",
  },
  {
    id: 'api.key',
    file: 'services/access/api-keys.ts',
    find: '  if (count <= QUOTA.most) return headers;',
    replace: '  if (count >= 0) return headers;',
    tests: ['services/auth/api-keys/api-keys.test.ts'],
  },
  {
    id: 'api.scope',
    file: 'services/access/api-scopes.ts',
    find: '  if (!held.includes(needed)) fail',
    replace: '  if (held.length === 0) fail',
    tests: ['services/auth/api-keys/api-keys.test.ts'],
  },
  {
    id: 'api.revoke',
    file: 'services/access/api-keys.ts',
    find: "  if (key.is_revoked) fail('UNAUTHENTICATED', 'This API key was revoked.');\n",
    replace: '',
    tests: ['services/auth/api-keys/api-keys.test.ts'],
  },
  {
    id: 'api.document',
    file: 'services/access/api-scopes.ts',
    find: "    'reserveSlot',\n",
    replace: '',
    tests: ['tests/stack/public-api.test.ts'],
  },
  {
    id: 'api.idempotent',
    file: 'gateway/public-api/public-api.ts',
    find: "headersOf(request, ['idempotency-key'])",
    replace: "{ 'idempotency-key': crypto.randomUUID() }",
    tests: ['tests/stack/public-api.test.ts'],
  },
  {
    id: 'api.idempotent',
    file: 'services/booking/shared/idempotency.ts',
    find: "{ operation: c.get('operationId'), ...request }",
    replace: "{ operation: c.get('operationId') }",
    tests: ['tests/stack/public-api.test.ts'],
  },
  {
    id: 'api.deprecated',
    file: 'services/shared/http/operation.ts',
    find: 'c.header(name, value)',
    replace: "c.header(name, '')",
    tests: ['tests/stack/deprecation.test.ts'],
  },
  {
    id: 'api.problem',
    file: 'gateway/public-api/public-api.ts',
    find: 'if (response.status >= 400 && isJson)',
    replace: 'if (response.status >= 500 && isJson)',
    tests: ['tests/stack/public-api.test.ts'],
  },
  {
    id: 'api.page',
    file: 'web/companies/api-keys/key-dialogs.tsx',
    find: 'onSaved: (made) => onClose(true, made),',
    replace: 'onSaved: () => onClose(true),',
    tests: ['tests/browser/admin/api-keys.test.ts'],
  },
  {
    id: 'api.timeout',
    file: 'gateway/rest/service-fetch.ts',
    find: 'fetch(request, { signal: abort.signal })',
    replace: 'fetch(request)',
  },
];
