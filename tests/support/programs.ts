import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const postgres = '/usr/lib/postgresql';

/** PATH, and where Debian keeps servers beside it: PostgreSQL has a folder for each version, the newest comes first. */
export function programFolders(): string[] {
  const versions = existsSync(postgres) ? readdirSync(postgres).filter((name) => /^\d+$/.test(name)) : [];
  return [
    ...versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(postgres, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
  ];
}

/** The path of a program on this machine, or nothing. */
export const findProgram = (name: string): string | undefined =>
  programFolders()
    .map((folder) => join(folder, name))
    .find(isProgram);

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
