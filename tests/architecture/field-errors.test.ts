import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Words of a whole form, a link, an upload or a cell that is read: no field to tie them to. */
const OF_NO_FIELD = [
  'web/app/forms/form.tsx',
  'web/app/paperwork/file-link.tsx',
  'web/app/upload/upload-box.tsx',
  'web/login/login-page.tsx',
  'web/new-booking/candidates/paste-rows.tsx',
];

test('a message at a field has the id that the field names, or is spoken by itself', () => {
  const files = globSync('web/**/*.tsx', { exclude: ['web/dist/**'] });
  const bare = files.filter((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<(?:p|span)\s[^>]*\berrorClass\b[^>]*>/g)].some(
      ([element]) => !/\b(id|role)=|\bid \}|\{\.\.\.\(id/.test(element),
    ),
  );
  expect(bare.map((file) => file.replaceAll('\\', '/')).toSorted()).toEqual(OF_NO_FIELD);
});
