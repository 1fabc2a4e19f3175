import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A tag of a whole file, in the comment that begins it: Vitest's own syntax. */
const moduleTag = /^\/\*\* @module-tag (\S+) \*\//;

/**
 * Test files that the command line's `--tags-filter=!tag` leaves out as a whole. Vitest would import each of them to find that
 * out, which took a tenth of the time of `npm test`.
 *
 * @param argv `process.argv`
 * @returns paths from the project's folder
 */
export function excludedFiles(argv: readonly string[]): string[] {
  const tags = new Set(argv.flatMap((each) => /^--tags-filter=!(\S+)$/.exec(each)?.[1] ?? []));
  if (tags.size === 0) return [];
  return globSync('{services,tests}/**/*.test.{ts,tsx}', { cwd: root }).filter((file) => {
    const tag = moduleTag.exec(readFileSync(join(root, file), 'utf8'))?.[1];
    return tag !== undefined && tags.has(tag);
  });
}
