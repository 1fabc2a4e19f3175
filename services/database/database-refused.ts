/** The database cannot be used as it is configured; the message is for the person who starts the product. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused';
}

/** Says which setting leads to which server, and what that answered: never the password. */
export function refusedBy(setting: string, url: string, cause: unknown): DatabaseRefused {
  const { hostname, port, pathname } = new URL(url);
  const answer = cause instanceof Error ? cause.message || codeOf(cause) : String(cause);
  const where = `${hostname}:${port || 5432}${pathname}`;
  return new DatabaseRefused(`The database of ${setting} (${where}) cannot be used: ${answer}.`, { cause });
}

/** If several addresses were tried, only the code gives the reason. */
const codeOf = (error: Error) => ('code' in error ? String(error.code) : error.name);
