/** The database's code and constraint of an error, however deep a driver wrapped it. */
export function databaseFault(thrown: unknown): { code: string; constraint: string | undefined } | null {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if (!('code' in error) || typeof error.code !== 'string') continue;
    const constraint = 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
    return { code: error.code, constraint };
  }
  return null;
}

/** True if a write was refused because a unique index has such a row already. */
export function isDuplicate(thrown: unknown, constraint: string): boolean {
  const fault = databaseFault(thrown);
  return fault?.code === '23505' && fault.constraint === constraint;
}

/** A statement that was prepared under a name is there already, or is not there. */
export const nameFaults: ReadonlySet<string> = new Set(['42P05', '26000']);
