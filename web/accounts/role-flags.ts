import { permissionsFrom } from '../../machines/rules/access/permissions.ts';

/** The server's names as the flags that they are. */
export const flagsOf = (names: readonly string[]) =>
  permissionsFrom(Object.fromEntries(names.map((name) => [name, true])));
