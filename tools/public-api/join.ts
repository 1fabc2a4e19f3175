import { API_SCOPES, apiScopeFacts } from '../../machines/rules/access/api-scopes.ts';
import { scopeOf } from '../../services/access/api-scopes.ts';
import { orderSteps, quickStart } from './quick-start.ts';

/** Operations of the document that open without a key. */
export const openOperations: readonly string[] = ['issueApiToken'];

// biome-ignore lint/suspicious/noExplicitAny: JSON of a document, whatever its service wrote
type Json = any;

const description = `REST over HTTPS with JSON. Make a key in the portal, under My Company, API keys, and send it as a bearer token.

- A key acts as the account that made it, within its scopes: ${API_SCOPES.map((scope) => `\`${scope}\``).join(', ')}.
- A key may ask 600 times a minute; \`RateLimit\` says how often still, and 429 comes with \`Retry-After\`.
- A refusal is \`application/problem+json\` (RFC 9457). Its \`code\` is for programs, its \`detail\` for people, and \`field\` is the path of the value at fault.
- A POST that changes something takes an \`Idempotency-Key\`, and \`POST /booking/bookings\` needs one: the same key with the same body answers the first result again, with another body it is refused. A key has 8 to 100 letters, digits and \`-_.:\`.
- A query parameter that an operation does not have is refused with 400 and named in \`field\`.
- An operation that ends is \`deprecated\` here for six months at least; its answers have \`Deprecation\` and \`Sunset\` (RFC 9745, RFC 8594) with the days.
- A GET has an \`ETag\`; with \`If-None-Match\` it answers 304 where nothing has changed. A candidate's history has each reading of it, so it changes with each.
- Try your program in a sandbox company. Your provider makes one for you: it books at sandbox clinics, no mail or SMS of its bookings is sent, nothing is billed, and webhooks are sent as ever. \`GET /companies/bookable-orgs\` says \`sandbox\`.
- Instants are RFC 3339, and \`0001-01-01T00:00:00Z\` means that there is none.`;

const problem = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code'],
  properties: {
    type: { type: 'string', format: 'uri-reference', example: '/developers#errors' },
    title: { type: 'string', example: 'Conflict' },
    status: { type: 'integer', example: 409 },
    detail: { type: 'string', description: 'For people.', example: 'This time was just taken.' },
    code: { type: 'string', description: 'For programs; each has one status.', example: 'SLOT_TAKEN' },
    field: { type: 'string', description: 'Path of the value at fault.', example: 'candidates.0.candidate_email' },
    details: { type: 'object', additionalProperties: true, description: 'More of it, such as free times nearby.' },
  },
};

const text = (description: string, example: string) => ({ type: 'string', description, example });
const refusals: Json = {
  Problem: problem,
  GreenhouseErrors: {
    type: 'object',
    required: ['errors'],
    properties: { errors: { type: 'array', items: text('For people.', 'Your company has no package 12345.') } },
  },
  OAuthError: {
    type: 'object',
    required: ['error', 'error_description'],
    properties: {
      error: text('A word of RFC 6749, 5.2.', 'invalid_client'),
      error_description: text('For people.', 'This is no API key of ours.'),
    },
  },
};

interface Spelling {
  /** The beginning of its addresses. */
  readonly start: string;
  readonly scheme: string;
  readonly type: string;
  readonly schema: string;
}

/** The shape of refusals in a dialect. */
const spellings: readonly Spelling[] = [
  { start: '/booking/greenhouse/', scheme: 'greenhouse', type: 'application/json', schema: 'GreenhouseErrors' },
  { start: '/auth/token', scheme: 'client', type: 'application/json', schema: 'OAuthError' },
];
const problems: Spelling = { start: '/', scheme: 'apiKey', type: 'application/problem+json', schema: 'Problem' };
const spellingOf = (path: string) => spellings.find(({ start }) => path.startsWith(start)) ?? problems;
const refusalIn =
  ({ type, schema }: Spelling) =>
  (text: string) => ({
    description: text,
    content: { [type]: { schema: { $ref: `#/components/schemas/${schema}` } } },
  });

/** The operations of the services that an API key can call, and the webhooks, as one OpenAPI document. @throws where two schemas share a name */
export function joinDocuments(documents: readonly Json[]): object {
  const paths: Json = {};
  const webhooks: Json = {};
  const schemas: Json = { ...refusals };
  const tags = new Set<string>();
  for (const document of documents.map(cleaned)) {
    Object.assign(webhooks, document.webhooks);
    collect(document.webhooks, document.components?.schemas ?? {}, schemas);
    for (const [path, methods] of Object.entries<Json>(document.paths)) {
      for (const [method, operation] of Object.entries<Json>(methods)) {
        const scope = scopeOf(operation.operationId);
        if (!scope && !openOperations.includes(operation.operationId)) continue;
        operation.tags = operation.tags.map((tag: string) => tag.toLowerCase());
        for (const tag of operation.tags) tags.add(tag);
        paths[path] = { ...paths[path], [method]: published(path, operation, scope) };
        collect(paths[path][method], document.components?.schemas ?? {}, schemas);
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Preflight API', version: '1.0.0', description, license: documents[0].info.license },
    servers: [{ url: '/api/v1' }],
    security: [{ apiKey: [] }],
    tags: [...tags].sort().map((name) => ({ name, description: `Operations on ${name}.` })),
    paths,
    webhooks,
    components: {
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key, which begins with pf_, or a token for one.',
        },
        greenhouse: { type: 'http', scheme: 'basic', description: 'The API key as user name, and no password.' },
        client: {
          type: 'http',
          scheme: 'basic',
          description: 'client_id and client_secret, where they are not in the form.',
        },
      },
      schemas,
    },
    'x-scopes': API_SCOPES.map((scope) => ({ scope, ...apiScopeFacts[scope] })),
    'x-quick-start': quickStart,
    'x-order-steps': orderSteps,
  };
}

function published(path: string, operation: Json, scope: string | undefined): Json {
  const spelling = spellingOf(path);
  const refusal = refusalIn(spelling);
  const { security: _security, responses, ...rest } = operation;
  const answers = Object.entries<Json>(responses).filter(([status]) => status !== '498');
  return {
    ...rest,
    'x-api-scope': scope ?? 'no scope',
    security: [{ [spelling.scheme]: [] }],
    responses: {
      ...Object.fromEntries(
        answers.map(([status, answer]) => [
          status,
          Number(status) < 400 || !answer.content ? answer : refusal(answer.description),
        ]),
      ),
      401: refusal('No key, or one that is unknown, revoked or expired.'),
      403: refusal('The key does not have the scope, or the account that made it may not do this.'),
      429: refusal('The key asked too often; `Retry-After` says for how long it has to wait.'),
    },
  };
}

/** Without our own extensions, which say nothing to a stranger, but for the days of an operation that ends. */
function cleaned(value: Json): Json {
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => name === 'x-deprecation' || !name.startsWith('x-'));
  // The portal's `message` is `detail` in a problem.
  const read = (name: string, part: Json) =>
    name === 'description' && typeof part === 'string' ? part.replaceAll('`message`', '`detail`') : cleaned(part);
  return Object.fromEntries(kept.map(([name, part]) => [name, read(name, part)]));
}

/** Adds the schemas that a part of the document names, and those that they name. */
function collect(part: Json, from: Json, into: Json): void {
  if (typeof part !== 'object' || part === null) return;
  const name = typeof part.$ref === 'string' ? part.$ref.split('/').at(-1) : undefined;
  if (name !== undefined && !(name in refusals)) {
    const schema = from[name];
    if (into[name] && JSON.stringify(into[name]) !== JSON.stringify(schema)) throw new Error(`Two schemas ${name}.`);
    if (into[name]) return;
    into[name] = schema;
    collect(schema, from, into);
  }
  for (const value of Object.values(part)) collect(value, from, into);
}
