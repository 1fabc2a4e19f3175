import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder, projectRoot, templateFolder } from '../paths.ts';

/** `schema` has the newest tables and no rows; `demo` has the demo's rows that do not depend on the day, too. */
export type TemplateKind = 'schema' | 'demo';

/** True if a template exists; in a file of its own, so that the check loads no database. */
export const hasTemplate = (kind: TemplateKind): boolean => existsSync(join(templateFolder, templateName(kind)));

/** Migrations, the engine and how it is built; for the demo the seed's sources and the year too, because public holidays go by year. */
export function templateName(kind: TemplateKind): string {
  const sources = [
    ...filesIn(migrationsFolder, '.sql'),
    join(migrationsFolder, 'meta/_journal.json'),
    join(projectRoot, 'services/database/pglite/template.ts'),
    join(projectRoot, 'node_modules/@electric-sql/pglite/package.json'),
    ...(kind === 'demo' ? filesIn(join(projectRoot, 'services/seed'), '.ts') : []),
  ];
  const hash = createHash('sha256');
  for (const file of sources) hash.update(readFileSync(file));
  if (kind === 'demo') hash.update(String(new Date().getUTCFullYear()));
  return `${kind}-${hash.digest('hex').slice(0, 16)}`;
}

function filesIn(folder: string, extension: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(extension) && !name.endsWith('.test.ts'));
  return names.sort().map((name) => join(folder, name));
}
