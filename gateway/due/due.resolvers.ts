import { fromRest, sameNames, toRest } from '../../services/shared/http/rest-names.ts';
import { toDay } from '../bookings/booking-row.ts';
import type { components } from '../generated/booking.openapi.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap } from '../rest/rest-error.ts';

type Row = components['schemas']['DuePerson'];

export const toDuePerson = (row: Row) => {
  const person = fromRest(sameNames, row);
  return { ...person, candidateDob: toDay(person.candidateDob) };
};

export const dueResolvers: Resolvers = {
  Query: {
    async dueAgain(_root, { filter, ...paging }, { booking }) {
      const query = omitNullish(toRest(sameNames, { ...filter, ...paging }));
      const { rows, ...counts } = unwrap(await booking.GET('/booking/due', { params: { query } }));
      return { ...fromRest(sameNames, counts), rows: rows.map(toDuePerson) };
    },
  },
};
