import { readFileSync } from 'node:fs';
import { defined } from '../../machines/lib/assert-defined.ts';

/** The hash under which the portal knows one of its pages' queries. */
export function documentHash(name: string): string {
  const documents: Record<string, string> = JSON.parse(
    readFileSync(new URL('../../web/generated/persisted-documents.json', import.meta.url), 'utf8'),
  );
  return defined(Object.entries(documents).find(([, text]) => text.startsWith(`query ${name} `)))[0];
}
