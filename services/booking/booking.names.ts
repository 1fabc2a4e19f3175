import type { RestNames } from '../shared/http/rest-names.ts';

/** Where the specification's names of the booking service differ from ours by more than their case. */

export const listFilterNames = { statuses: 'status' } as const satisfies RestNames;
