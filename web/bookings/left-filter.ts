import { keepTyped, typedHere } from '../session/typed-here.ts';
import type { ListFilter } from './list-query.ts';

const NAME = 'filter';

/** What stands in the open panel and was not applied, with the names of what was picked by id. */
type LeftFilter = { draft: ListFilter; names: readonly { id: string; name: string }[] };

export const leftFilter = () => typedHere(NAME) as LeftFilter | undefined;

export const keepFilter = (left: LeftFilter | null) => keepTyped(NAME, left ?? undefined);
