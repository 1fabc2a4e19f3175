import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's folder, from the sources and from a bundle of them alike. */
export const projectRoot = findRoot(import.meta.dirname);

export const migrationsFolder = join(projectRoot, 'services/database/migrations');
export const templateFolder = join(projectRoot, 'services/database/template');

/** Its template is made from sources, which an image of the bundle alone does not have. */
export const hasEmbeddedDatabase = (): boolean => existsSync(join(projectRoot, 'services/seed'));

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'services/database/migrations'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`No services/database/migrations above ${import.meta.dirname}.`);
  return findRoot(parent);
}
