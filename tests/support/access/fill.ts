import { usablePermissions } from '../../../machines/rules/access/usable-permissions.ts';
import { plainPdf } from '../../../services/files/plain-pdf.ts';
import { demoPassword } from '../../../services/seed/demo-logins.ts';
import type { DocumentedOperation } from '../service-documents.ts';
import { type Kind, kindOf } from './kinds.ts';
import { PLANTED_AT } from './planted.ts';

/** The place at which a request names a record. */
export interface Naming {
  /** As `path.org_id`, `query.site_ids` or `body.header.org_id`. */
  readonly at: string;
  readonly kind: Kind;
  readonly isRequired: boolean;
}

/** Answers the id to put where a record is named; undefined leaves an optional one out. */
export type Choose = (naming: Naming) => string | number | undefined;

// biome-ignore lint/suspicious/noExplicitAny: a JSON schema, as a document brings it
type Schema = any;

/** Values that no document can know: they have to fit what is stored, by the names of the REST body. */
export const fitting: Readonly<Record<string, unknown>> = {
  updated_at: PLANTED_AT,
  // Nothing listens there.
  issuer: 'http://127.0.0.1:9',
  current_password: demoPassword,
  password: 'Kelp-under-7-jetties',
  revision: 1,

  calendar_to_time: '2026-11-25T00:00:00Z',
  time_zone: 'Australia/Perth',
  timezone: 'Australia/Perth',
  state: 'WA',
  preferred_from_date: '2026-12-01',
  preferred_to_date: '2026-12-05',
  day: '2026-12-24',
  year: 2026,
  month: '2026-11',
  days: ['2026-12-01'],
  scopes: ['bookings:read'],
  type: 'medical_report',
  file_type: 'medical_report',
  signature: 'none',
  expires: 1,
  from_date: '2026-11-24',
  to_date: '2026-11-25',
  status: 'Arrived',
  policy_accepted: true,
  temporary: 'true',
  name: 'A new one',
  site_name: 'A new one',
  company_name: 'A new one',
  username: 'a.new.one',
  own_move_days: 7,
  permissions: usablePermissions('client'),
  'idempotency-key': 'the-key-of-a-sample',
  email: 'a.new.one@example.com',
  assessments: [{ category_name: 'Hearing', assessment_name: 'Audiometry' }],
};
/** Clock times of a site where elsewhere the same word is an instant. */
const hours: Readonly<Record<string, string>> = { from_time: '08:00', to_time: '16:00' };

/** Optional fields without which there is nothing to do. */
const also: Readonly<Record<string, readonly string[]>> = {
  createBooking: ['preferred_site_id', 'preferred_from_date', 'preferred_to_date'],
  updateTimeslots: ['preferred_site_id', 'preferred_from_date', 'preferred_to_date'],
  uploadPaperwork: ['temporary'],
  createAdminAccount: ['permissions'],
};

/** A request to an operation as its document describes it: what is required, and the records that `choose` gives. */
export function fill(operation: DocumentedOperation, choose: Choose): Request {
  const { document, method } = operation;
  const filler = fillerOf(operation, choose);
  let path = operation.path;
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  for (const parameter of operation.parameters as readonly Schema[]) {
    const at = `${parameter.in}.${parameter.name}`;
    const value = filler.value(parameter.name, parameter.schema, at, parameter.required === true);
    if (value === undefined) continue;
    if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, encodeURIComponent(String(value)));
    else if (parameter.in === 'query') for (const one of [value].flat()) query.append(parameter.name, String(one));
    else headers[parameter.name] = String(value);
  }
  const content: Schema = Object(Object(operation.operation['requestBody'])['content']);
  const [[type, { schema }] = ['', {}]] = Object.entries<Schema>(content);
  const url = `http://${document.name}${path}${query.size > 0 ? `?${query}` : ''}`;
  if (type === '') return new Request(url, { method, headers });
  const body = filler.value('body', schema, 'body', true);
  if (type === 'text/csv')
    return new Request(url, { method, headers: { ...headers, 'content-type': type }, body: String(body) });
  if (type !== 'application/json') return new Request(url, { method, headers, body: formOf(Object(body)) });
  return new Request(url, { method, headers: { ...headers, 'content-type': type }, body: JSON.stringify(body) });
}

/** Every place where an operation names a record, required or not. */
export function namingsOf(operation: DocumentedOperation): readonly Naming[] {
  const namings: Naming[] = [];
  fill(operation, (naming) => {
    namings.push(naming);
    return 1;
  });
  return namings;
}

function fillerOf({ operationId, document }: DocumentedOperation, choose: Choose) {
  const resolve = (schema: Schema): Schema =>
    schema?.$ref
      ? String(schema.$ref)
          .slice(2)
          .split('/')
          .reduce((found, key) => found[key], document as Schema)
      : schema;

  function object(schema: Schema, at: string, mask: readonly string[]): unknown {
    const names: Schema = schema.properties ?? {};
    if (Object.keys(names).length === 0) return schema.example ?? {};
    const masked = [...mask, ...maskOf(resolve(names.update_mask), names, at)];
    const filled = Object.entries<Schema>(names).map(([name, provided]) => {
      const property = resolve(provided);
      const holdsMasked = Object.keys(property.properties ?? {}).some((inner) => masked.includes(inner));
      const isRequired =
        (schema.required ?? []).includes(name) ||
        masked.includes(name) ||
        holdsMasked ||
        (also[operationId] ?? []).includes(name);
      return [name, name === 'update_mask' ? masked : value(name, property, `${at}.${name}`, isRequired, masked)];
    });
    return Object.fromEntries(filled.filter(([, one]) => one !== undefined));
  }

  /** A mask names one field: the record that is chosen to be named, else the first there is. */
  function maskOf(schema: Schema, siblings: Schema, at: string): string[] {
    if (!schema) return [];
    const fields: string[] = schema.items.enum;
    const groups = Object.keys(siblings).filter((name) => resolve(siblings[name]).properties);
    const chosen = fields.find((field) => {
      const kind = kindOf(document.name, field);
      const group = groups.find((name) => field in resolve(siblings[name]).properties);
      const place = [at, ...(group ? [group] : []), field].join('.');
      return kind && choose({ at: place, kind, isRequired: false }) !== undefined;
    });
    return [chosen ?? fields[0] ?? ''];
  }

  function value(
    name: string,
    provided: Schema,
    at: string,
    isRequired: boolean,
    mask: readonly string[] = [],
  ): unknown {
    const schema = resolve(provided);
    const item = schema.type === 'array' ? resolve(schema.items) : undefined;
    const kind = schema.properties ? undefined : kindOf(document.name, at);
    const isClock = schema.pattern === '^\\d{2}:\\d{2}$';
    if (kind && !isClock) {
      const id = choose({ at, kind, isRequired });
      if (id === undefined && isRequired) throw new Error(`${operationId} needs ${at}.`);
      return id === undefined || !item ? id : [id];
    }
    if (isUuid(schema) || (item && isUuid(resolve(item)))) {
      if (isRequired) throw new Error(`Which record does ${at} of ${operationId} name? Say so in kinds.ts.`);
      return undefined;
    }
    if (schema.properties && (isRequired || reaches(schema))) {
      const inner = object(schema, at, mask);
      return isRequired || Object.keys(Object(inner)).length > 0 ? inner : undefined;
    }
    if (item?.properties && (isRequired || reaches(item)) && !(name in fitting)) return [object(item, at, mask)];
    if (!isRequired) return undefined;
    return plain(name, schema, isClock);
  }

  /** True if an optional group names records, and so has to be looked into. */
  const reaches = (schema: Schema): boolean =>
    Object.entries<Schema>(schema.properties ?? {}).some(([name]) => kindOf(document.name, name) !== undefined);

  return { value };
}

function plain(name: string, schema: Schema, isClock: boolean): unknown {
  if (isClock) return hours[name];
  if (name in fitting) return fitting[name];
  if (schema.example !== undefined) return schema.example;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'array') return [];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.format === 'binary') return new Blob([new Uint8Array(plainPdf('Sample', ['Fit.']))]);
  if (schema.type === 'object') return {};
  return 'A sample of words';
}

const isUuid = (schema: Schema) => schema?.format === 'uuid';

function formOf(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(name, value, 'sample.pdf');
    else form.append(name, String(value));
  }
  return form;
}
