import { expect, test } from 'vitest';
import { PERMISSIONS } from '../access/permissions.ts';
import type { ImportKind } from './import-columns.ts';
import { importFileMessage, templateOf } from './import-file.ts';
import { importKindsFor } from './import-kinds.ts';
import { readImport, textOf } from './read-import.ts';

const kinds: readonly ImportKind[] = ['companies', 'subsidiaries', 'accounts', 'packages'];

test.each(kinds)('[import.page] the template of %s has the headings that are read, and no row', (kind) => {
  const bytes = new TextEncoder().encode(templateOf(kind));
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(readImport(kind, textOf(bytes) ?? '').faults).toEqual(['There is no row below the headings.']);
});

test('[import.page] an account imports what it may add', () => {
  expect(importKindsFor(PERMISSIONS)).toEqual(kinds);
  expect(importKindsFor(['companies'])).toEqual(['companies']);
  expect(importKindsFor(['company_subsidiaries', 'admin_accounts', 'packages'])).toEqual(kinds.slice(1));
  expect(importKindsFor(['company_accounts', 'company_packages'])).toEqual(['accounts', 'packages']);
  expect(importKindsFor([])).toEqual([]);
});

test('[import.check] a file of 1 MB is read, a larger one is not', () => {
  expect([importFileMessage(1024 * 1024), importFileMessage(1024 * 1024 + 1)]).toEqual([
    null,
    'The file is larger than 1 MB. Split it.',
  ]);
});
