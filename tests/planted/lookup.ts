import type { Plant } from './plant.ts';

export const lookupPlants: readonly Plant[] = [
  {
    id: 'lookup.more',
    file: 'web/app/forms/lookup-options.tsx',
    find: '!isBusy && total > items.length ?',
    replace: '!isBusy && total < 0 ?',
  },
  {
    id: 'lookup.reload',
    file: 'machines/lookup/lookup.machine.ts',
    find: 'RELOAD_DELAY_MS = 500',
    replace: 'RELOAD_DELAY_MS = 1_000',
  },
  {
    id: 'lookup.page',
    file: 'gateway/derived/pass.ts',
    find: '{ ...passed.alwaysInQuery, ',
    replace: '{ ',
  },
  {
    id: 'lookup.lists',
    file: 'services/shared/sql/lookup.ts',
    find: '[hasWordsSql(foldSql(source.searched ?? source.name), text)]',
    replace: '[sql`${source.name} like ${`${text}%`}`]',
  },
  {
    id: 'lookup.shapes',
    file: 'services/companies/companies.service.ts',
    find: 'return c.json({ paper_works, ...page }, 200);',
    replace: 'return c.json({ paperworks: paper_works, ...page } as never, 200);',
  },
];
