import { chownSync, readFileSync, writeFileSync } from 'node:fs';
import { unprivileged } from '../../support/database/postgres.ts';

const read = (name: string) => readFileSync(new URL(`../../../deploy/patroni/${name}`, import.meta.url), 'utf8');

/** Texts of an operator's file and their counterparts on this machine. */
type Replacements = Readonly<Record<string, string>>;

/**
 * A file of deploy/patroni with this machine's addresses, folders and passwords; all else is as operators use it.
 * @throws where the file has one of the texts no more
 */
export function deployed(name: string, replacements: Replacements): string {
  return Object.entries(replacements).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/patroni/${name} does not have '${from}'.`);
    return text.replaceAll(from, to);
  }, read(name));
}

/** The settings of an environment file. */
export const settingsIn = (name: string): Record<string, string> =>
  Object.fromEntries([...read(name).matchAll(/^(\w+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value]));

/** Writes a file that servers without rights can read. */
export function writeOwned(path: string, text: string): void {
  writeFileSync(path, text, { mode: 0o600 });
  own(path);
}

/** Gives a path to the account that the servers run as. */
export function own(path: string): void {
  const { uid, gid } = unprivileged();
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}
