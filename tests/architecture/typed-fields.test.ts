import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type TypedForm, typedForms } from '../support/typed-fields.ts';

const forms: readonly TypedForm[] = Object.values(typedForms);

/** Not forms of the portal: what makes up the fields, and the page on which parts are looked at. */
const PARTS = [
  'web/new-booking/candidates/suggest-field.tsx',
  'web/dev/kit-fields.tsx',
  'web/gallery/gallery-lookup-start.tsx',
];

/** Number of fields that an element of this kind makes. */
const ELEMENTS = { Lookup: 1, SuggestField: 1, ClinicsField: 1, DateField: 1, DateRangeField: 2 };

const typedIn = (source: string) =>
  [
    ...readFileSync(source, 'utf8').matchAll(/<(Lookup|SuggestField|ClinicsField|DateField|DateRangeField)\b(?!>)/g),
  ].reduce((count, [, element]) => count + (Object.entries(ELEMENTS).find(([name]) => name === element)?.[1] ?? 0), 0);

test('[typing.fast] every look-up and date field of the portal is among those typed into at any speed', () => {
  const found = globSync('web/**/*.tsx')
    .filter((file) => !PARTS.includes(file) && !file.startsWith('web/dist'))
    .flatMap((file) => (typedIn(file) > 0 ? [[file, typedIn(file)]] : []));
  const listed = forms.flatMap(({ source, fields, elements, parts = {} }) => [
    [source, elements ?? fields.length],
    ...Object.entries(parts),
  ]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
});
