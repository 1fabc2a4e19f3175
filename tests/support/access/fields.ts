import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { uuidv7 } from 'uuidv7';
import { gatewaySchema } from '../../../gateway/schema.ts';
import { usablePermissions } from '../../../machines/rules/access/usable-permissions.ts';
import { fitting } from './fill.ts';
import { isTenant, type Kind, kindOf } from './kinds.ts';
import type { Records } from './planted.ts';

/** A field that a browser can ask for: with what it takes, and everything it answers. */
export interface Field {
  readonly name: string;
  readonly title: string;
  readonly document: string;
  /** Variables that name the given records. */
  variables(records: Records): Record<string, unknown>;
  readonly namesRecords: boolean;
}

/** Every query, mutation and subscription of the schema. */
export function gatewayFields(): readonly Field[] {
  return (['query', 'mutation', 'subscription'] as const).flatMap((operation) => {
    const root = { query: 'getQueryType', mutation: 'getMutationType', subscription: 'getSubscriptionType' } as const;
    const fields = gatewaySchema[root[operation]]()?.getFields() ?? {};
    return Object.values(fields).flatMap((field) => variantsOf(field).map((fixed) => fieldOf(operation, field, fixed)));
  });
}

/** A field once for each value of an argument that says where it goes. */
function variantsOf({ args }: GraphQLField<unknown, unknown>): readonly Record<string, unknown>[] {
  const isSwitch = ({ type }: GraphQLArgument) =>
    isEnumType(getNamedType(type)) || getNamedType(type).name === 'Boolean';
  const switching = args.find((arg) => ['kind', 'list', 'on', 'mine'].includes(arg.name) && isSwitch(arg));
  if (!switching) return [{}];
  const type = getNamedType(switching.type);
  const values = isEnumType(type) ? type.getValues().map(({ value }) => value) : [true, false];
  return values.map((value) => ({ [switching.name]: value }));
}

function fieldOf(operation: string, field: GraphQLField<unknown, unknown>, fixed: Record<string, unknown>): Field {
  const { name, args, type } = field;
  const taken = args.filter((arg) => isTaken(arg) || arg.name === 'org' || arg.name in fixed);
  const declared = taken.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const provided = taken.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const head = taken.length > 0 ? `${operation}(${declared}) { ${name}(${provided})` : `${operation} { ${name}`;
  const kinds = new Set<Kind>();
  const variables = (choose: (kind: Kind) => string | number) => ({
    ...Object.fromEntries(taken.map((arg) => [arg.name, sampleOf(name, arg, choose)])),
    ...fixed,
  });
  variables((kind) => {
    kinds.add(kind);
    return 1;
  });
  const [value] = Object.values(fixed);
  return {
    name,
    title: value === undefined ? name : `${name} (${String(value)})`,
    document: `${head} ${selectionOf(type, 3)} }`,
    variables: (records) => variables((kind) => idIn(records, `${name} ${String(value)}`, kind)),
    namesRecords: [...kinds].some(isTenant),
  };
}

/** Fields that need a record in another state, by the operation that says so. */
const like: Readonly<Record<string, string>> = {
  'changeAccount client': 'updateClientAccount',
  'deleteAccount client': 'deleteClientAccount',
};
const idIn = ({ ids, instead }: Records, field: string, kind: Kind) =>
  instead[like[field] ?? field.replace(/ .*/, '')]?.[kind] ?? ids[kind];

type Taken = GraphQLArgument | GraphQLInputField;

/** Optional fields without which there is nothing to change or to book. */
const also = new Set([
  'dob', // without it a booking is good only where candidates fill it in
  'name',
  'companyName',
  'contactPerson',
  'preferredFromDate',
  'preferredToDate',
  'siteId',
  'updatedAt',
  'alias',
  'companyId',
]);
const isTaken = ({ name, type }: Taken) => isNonNullType(type) || also.has(name);

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The kind that `id` alone names, by a word of the field. */
const words: readonly [word: RegExp, kind: Kind][] = [
  [/^undo.*Import$/, 'import'],
  [/role/i, 'role'],
  [/position/i, 'position'],
  [/project/i, 'project'],
  [/package/i, 'package'],
  [/clinicSite/i, 'clinic'],
  [/calendarFeed/i, 'calendarFeed'],
  [/webhookAgain/i, 'webhookDelivery'],
  [/webhook/i, 'webhookEndpoint'],
  [/view/i, 'view'],
  [/crew/i, 'crew'],
  [/order/i, 'order'],
  [/apiKey/i, 'apiKey'],
  [/signInDomain/i, 'signInDomain'],
  [/candidateFile/i, 'candidateFile'],
  [/paperwork/i, 'paperwork'],
  [/device/i, 'device'],
  [/session/i, 'session'],
  [/passkey/i, 'passkey'],
  [/closing/i, 'closing'],
  [/runBulkChange/, 'newBulkChange'],
  [/bulkChange/i, 'bulkChange'],
  [/doctor/i, 'doctor'],
  [/assessment/i, 'assessment'],
  [/renameService/, 'service'],
];

function kindOfArgument(field: string, name: string): Kind | undefined {
  if (name === 'id') return words.find(([word]) => word.test(field))?.[1];
  if (name === 'siteId' && /subsidiary/i.test(field)) return 'subsidiary';
  if (name === 'startsAt') return 'time';
  return kindOf('booking', snake(name));
}

/** Values by the names of the schema, where they differ from those of the REST body by more than their case. */
const named: Readonly<Record<string, unknown>> = {
  restrictions: '',
  // Nothing listens there.
  issuer: 'http://127.0.0.1:9',
  domain: 'new.example',
  url: 'https://hooks.example/in',
  events: ['booking.booked'],
  days: ['2026-12-01'],
  scopes: ['bookings:read'],
  body: {},
  idempotencyKey: 'the-key-of-a-sample',
  from: '2026-11-24T00:00:00Z',
  on: true,

  to: '2026-11-25T00:00:00Z',
  noticeAt: '2026-11-24T00:00:00Z',
  fromDay: '2026-11-24',
  toDay: '2026-11-25',
  untilDay: '2027-06-30',
  weekA: '2026-11-23',
  week: 0,
  fromDate: '2026-11-24',
  toDate: '2026-11-25',
  dob: '1991-03-14',
  candidateDob: '1991-03-14',
  phone: '0491 570 006',
  contactPhone: '08 5550 1420',
  fromTime: '08:00',
  toTime: '16:00',
  assessments: [{ category: 'Hearing', name: 'Audiometry' }],
  gender: 'Male',
  project: null,

  serviceTypes: ['pem'],
  permissions: usablePermissions('client'),
  statuses: [],
  candidateIndex: 0,
  category: 'Hearing',

  resultEmail: 'results@redgum.example',
  invoiceEmail: 'invoices@redgum.example',
  contactEmail: 'who@redgum.example',
  abn: '51 824 753 556',
  brandName: 'Coastal Occ Health',
  openingHours: 'Mon to Fri, 7:00 to 17:00',
  xeroAccount: '200',
  xeroTax: 'GST on Income',
  myobAccount: '4-1000',
  myobTax: 'GST',
  cents: 18_500,
};

/** Fields that elsewhere are times of day. */
const instants: Readonly<Record<string, string>> = { fromTime: '2026-11-24T00:00:00Z', toTime: '2026-11-24T01:00:00Z' };

/** Ids that the caller chooses for a new record. */
const newIds = new Set([
  'addCustomPackage packageId',
  'writeMessage messageId',
  'addDoctor doctorId',
  'makeApiKey keyId',
]);

function sampleOf(field: string, { name, type }: Taken, choose: (kind: Kind) => string | number): unknown {
  if (newIds.has(`${field} ${name}`)) return uuidv7();
  const bare = isNonNullType(type) ? type.ofType : type;
  const inner = getNamedType(type);
  const kind = kindOfArgument(field, name);
  if (kind && !isInputObjectType(inner) && !(name in named)) return isListType(bare) ? [choose(kind)] : choose(kind);
  if (inner.name === 'ID') throw new Error(`Which record does ${name} of ${field} name? Say so in fields.ts.`);
  if (isInputObjectType(inner) && !(name in named)) {
    const value = objectOf(field, inner, choose);
    return isListType(bare) ? [value] : value;
  }
  return plain(name, bare, inner);
}

function objectOf(field: string, type: GraphQLInputType, choose: (kind: Kind) => string | number): unknown {
  if (!isInputObjectType(type)) throw new Error('An input object has fields.');
  const seen = type.name === 'SeenPlace';
  return Object.fromEntries(
    Object.values(type.getFields())
      .filter(isTaken)
      .map((one) => [one.name, seen && one.name === 'startsAt' ? choose('bookedTime') : sampleOf(field, one, choose)]),
  );
}

function plain(name: string, bare: GraphQLInputType, inner: GraphQLNamedInputType): unknown {
  if (name === 'kind' && inner.name === 'String') return 'booking.confirmed';
  const chosen = (inner.name === 'DateTime' && instants[name]) || named[name];
  const isText = inner.name === 'String' && !isListType(bare);
  if (name in named && !(isText && typeof chosen === 'object')) return chosen;
  if (snake(name) in fitting && !isListType(bare)) return fitting[snake(name)];
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (inner.name === 'Boolean') return true;
  if (inner.name === 'Int') return 1;
  return isListType(bare) ? [] : 'A new one';
}

/** Every answer that takes no arguments, so many levels deep. */
function selectionOf(type: GraphQLOutputType, levels: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (field.args.some(({ type }) => isNonNullType(type))) return [];
    if (!isObjectType(inner)) return [field.name];
    return levels > 1 ? [`${field.name} ${selectionOf(field.type, levels - 1)}`] : [];
  });
  return `{ ${fields.join(' ')} }`;
}
