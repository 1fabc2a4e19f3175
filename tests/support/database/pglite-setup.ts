import { ensureTemplate } from '../../../services/database/pglite/template.ts';

/** Builds the embedded database's templates once, before many test files would ask for them at the same time. */
export default async function setup(): Promise<void> {
  await ensureTemplate('schema');
  await ensureTemplate('demo');
}
