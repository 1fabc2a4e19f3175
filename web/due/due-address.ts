import { isoDay } from '../../machines/rules/calendar/dates.ts';
import type { DueFilter } from '../generated/graphql.ts';

/** The query of the list. */
export type DueSearch = { filter: DueFilter; page: number };

/** As many as the service takes. */
export const MAX_POSITION_LETTERS = 200;
const MAX_PAGE = 100;
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Names in the address are those of the booking list. A position is no personal data, so it is in the address as typed.
 */
const names = { org: 'company', subsidiary: 'subsidiary', siteId: 'site', dueFrom: 'from', dueTo: 'to' } as const;

/** The same address for the same search; the first page needs no word. */
export function dueAddress({ filter, page }: DueSearch): URLSearchParams {
  const { org, subsidiary, siteId, position, dueFrom, dueTo } = filter;
  const entries = [
    [names.org, org],
    [names.subsidiary, subsidiary],
    [names.siteId, siteId],
    ['position', position],

    [names.dueFrom, dueFrom],
    [names.dueTo, dueTo],
    ['page', page > 1 ? String(page) : ''],
  ];
  return new URLSearchParams(entries.flatMap(([name, value]) => (name && value ? [[name, value]] : [])));
}

/**
 * The query of an address; a misspelt parameter does not filter.
 * @param isCompanyFixed the account has one company, which no address changes
 */
export function dueSearchFrom(params: URLSearchParams, isCompanyFixed: boolean): DueSearch {
  const id = (name: string) => params.get(name)?.match(ID)?.[0] ?? null;
  const day = (name: string) => isoDay(params.get(name) ?? '');
  const org = isCompanyFixed ? null : id(names.org);
  const subsidiary = org || isCompanyFixed ? id(names.subsidiary) : null;
  const siteId = id(names.siteId);
  const position = params.get('position')?.trim().slice(0, MAX_POSITION_LETTERS);
  const [dueFrom, dueTo] = [day(names.dueFrom), day(names.dueTo)];
  const page = Number(params.get('page'));
  return {
    filter: {
      ...(org && { org }),
      ...(subsidiary && { subsidiary }),
      ...(siteId && { siteId }),
      ...(position && { position }),
      ...(dueFrom && { dueFrom }),
      ...(dueTo && { dueTo }),
    },
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}
