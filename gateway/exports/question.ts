/**
 * The question of an export, JSON from a browser; null where it is none. Its shape is not looked at here: the service
 * refuses what it does not expect.
 */
export function objectIn<Asked extends object>(text: string): Partial<Asked> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** A query without what is empty; a list is repeated. */
export const paramsOf = (query: object) =>
  new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, String(one)])),
  );
