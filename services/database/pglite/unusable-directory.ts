import { DirectoryInUse } from './lock.ts';

/** The data directory cannot be used; the message says what is wrong and what to do, for the operator. */
export class UnusableDirectory extends Error {
  override readonly name = 'UnusableDirectory';
}

export const fullDisk = (directory: string) =>
  new UnusableDirectory(`The disk of ${directory} is full: free some space and start again.`);

/** A failure to make, lock or fill the data directory, in one sentence. */
export function unwritable(directory: string, error: unknown): Error {
  if (error instanceof DirectoryInUse || error instanceof UnusableDirectory) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return fullDisk(directory);
  return new UnusableDirectory(
    `${directory} cannot be written (${code}): give the account that runs Preflight the right to write there, or choose another DATA_DIR.`,
  );
}

export const damaged = (directory: string, error: unknown) =>
  new UnusableDirectory(
    `The database in ${directory} cannot be opened, it is damaged or of another version: restore the folder from a backup, or choose another DATA_DIR.`,
    { cause: error },
  );
