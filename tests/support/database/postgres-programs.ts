import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folder with PostgreSQL's own `initdb` and `postgres`. */
export interface PostgresPrograms {
  readonly directory: string;
}

const debian = '/usr/lib/postgresql';

/** Debian keeps the server's programs out of PATH, one folder per version; the newest is taken. */
function debianDirectories(): string[] {
  if (!existsSync(debian)) return [];
  const versions = readdirSync(debian).filter((name) => /^\d+$/.test(name));
  return versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(debian, version, 'bin'));
}

/** Where this machine has a PostgreSQL server, or nothing. */
export function postgresPrograms(): PostgresPrograms | undefined {
  const directories = [...debianDirectories(), ...(process.env['PATH'] ?? '').split(delimiter)];
  const directory = directories.find((candidate) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(candidate, program))),
  );
  return directory === undefined ? undefined : { directory };
}
