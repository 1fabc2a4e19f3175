import { FILTER, keepTyped, typedHere } from '../../session/typed-here.ts';
import type { ListFilter } from './list-query.ts';

/** What stands in the open panel and was not applied, with the names of what was picked by id. */
type LeftFilter = { draft: ListFilter; names: readonly { id: string; name: string }[] };

export const leftFilter = () => typedHere(FILTER) as LeftFilter | undefined;

export const keepFilter = (left: LeftFilter | null) => keepTyped(FILTER, left ?? undefined);
