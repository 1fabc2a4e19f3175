import { expect, test } from 'vitest';
import { describeService } from '../../../tools/describe-service.ts';
import { serviceNames } from '../service-names.ts';
import { MAX_INTEGER } from './row-number.ts';

type Part = Readonly<Record<string, unknown>>;
const part = (value: unknown): Part => Object(value);

/** Seconds since 1970, which go into no row. */
const NO_ROW = 'expires';

/** The paths of whole numbers in a schema without bounds, or with wider ones than the database's. */
function unbounded(schema: Part, path: string, parts: Part, seen = new Set<unknown>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const name = /[^/]+$/.exec(String(schema['$ref'] ?? ''))?.[0];
  if (name !== undefined) return unbounded(part(parts[name]), name, parts, seen);
  const inside = [
    ...Object.entries(part(schema['properties'])),
    ...['anyOf', 'oneOf', 'allOf'].flatMap((key) => Object.entries(part(schema[key]))),
    ...['items', 'additionalProperties'].flatMap((key) => (key in schema ? [[key, schema[key]] as const] : [])),
  ];
  const found = inside.flatMap(([key, value]) => unbounded(part(value), `${path}.${key}`, parts, seen));
  if (![schema['type']].flat().includes('integer')) return found;
  const most = Number(schema['maximum'] ?? Number.NaN);
  const least = Number(schema['minimum'] ?? schema['exclusiveMinimum'] ?? Number.NaN);
  return most <= MAX_INTEGER && least >= -MAX_INTEGER ? found : [path, ...found];
}

test.each(serviceNames)('every whole number that %s is sent has the bounds of the database', async (name) => {
  const document = part(await describeService(name));
  const parts = part(part(document['components'])['schemas']);
  const operations = Object.entries(part(document['paths'])).flatMap(([path, methods]) =>
    Object.values(part(methods)).map((operation) => [path, part(operation)] as const),
  );
  const found = operations.flatMap(([path, { parameters = [], requestBody }]) => {
    const sent = [parameters]
      .flat()
      .map(part)
      .filter((parameter) => parameter['name'] !== NO_ROW);
    const bodies = Object.values(part(part(requestBody)['content'])).map((media) => part(part(media)['schema']));
    return [
      ...sent.flatMap((parameter) => unbounded(part(parameter['schema']), `${path}?${parameter['name']}`, parts)),
      ...bodies.flatMap((body) => unbounded(body, path, parts)),
    ];
  });
  expect(found).toEqual([]);
});
