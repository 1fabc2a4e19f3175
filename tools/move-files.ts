import { existsSync, mkdirSync } from 'node:fs';
import { type FilePlace, readFilePlace } from '../services/files/file-place.ts';
import { openShelf } from '../services/files/move/file-shelf.ts';
import { moveFiles } from '../services/files/move/move-files.ts';

const usage = 'npm run move-files FROM TO, each a folder as file:///… or a bucket as s3://bucket?endpoint=…&region=…';

/** Copies all files from one place to another, compares them, names what could not be copied, and ends with 1 then. */
async function run([from, to]: readonly (FilePlace | null)[]): Promise<number> {
  if (!from || !to) {
    console.error(usage);
    return 2;
  }
  if (from.kind === 'folder' && !existsSync(from.folder)) {
    console.error(`There is no folder ${from.folder}.`);
    return 1;
  }
  if (to.kind === 'folder') mkdirSync(to.folder, { recursive: true, mode: 0o700 });
  const moved = await moveFiles(await openShelf(from), await openShelf(to), (count) => {
    if (count % 1_000 === 0) console.log(`${count} files`);
  });
  for (const fault of moved.faults) console.error(`Not copied: ${fault}`);
  console.log(`${moved.copied} copied, ${moved.same} there already and the same, ${moved.faults.length} not copied.`);
  return moved.faults.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await run(process.argv.slice(2, 4).map(readFilePlace));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
