import { globSync, readFileSync } from 'node:fs';
import { type ObjectTypeExtensionNode, parse } from 'graphql';
import { expect, test } from 'vitest';
import { rootFields } from '../../gateway/generated/root-fields.ts';
import { gatewaySchema } from '../../gateway/schema.ts';

const root = new URL('../../', import.meta.url);
const roots = ['Query', 'Mutation', 'Subscription'] as const;

/** Root fields whose SDL is written by hand. */
const byHand = globSync('gateway/**/*.graphql', { cwd: root, exclude: ['**/generated/**'] }).flatMap((path) =>
  parse(readFileSync(new URL(path, root), 'utf8'))
    .definitions.filter((one): one is ObjectTypeExtensionNode => one.kind === 'ObjectTypeExtension')
    .filter(({ name }) => roots.some((each) => each === name.value))
    .flatMap(({ fields = [] }) => fields.map(({ name }) => name.value)),
);

/** Root fields by hand. Lower it, never raise it: a field that passes on to one operation is named by its contract. */
const MOST_BY_HAND = 2;

test('root fields written by hand only become fewer', () => {
  expect(byHand.length).toBeLessThanOrEqual(MOST_BY_HAND);
});

test.each(roots)('each field of %s that a contract names passes on, without a resolver by hand', (name) => {
  const fields = gatewaySchema.getType(name);
  const resolvers = fields && 'getFields' in fields ? fields.getFields() : {};
  const names = Object.keys(rootFields[name]);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((field) => byHand.includes(field))).toEqual([]);
  const [part, passing] = name === 'Subscription' ? ['subscribe', 'passLive'] : ['resolve', 'bound passOn'];
  const byResolver = names.filter((field) => Object(resolvers[field])[part]?.name !== passing);
  expect(byResolver).toEqual([]);
});
