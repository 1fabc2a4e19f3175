import { join } from 'node:path';
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
