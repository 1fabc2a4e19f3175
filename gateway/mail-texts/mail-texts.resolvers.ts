import { fromRest, sameNames } from '../../services/shared/http/rest-names.ts';
import type { operations } from '../generated/booking.openapi.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap } from '../rest/rest-error.ts';

type Kind = operations['getMailText']['parameters']['path']['kind'];
/** The service says which kinds there are. */
const of = (kind: string) => ({ path: { kind: kind as Kind } });

export const mailTextsResolvers: Resolvers = {
  Query: {
    async mailTexts(_root, _args, { booking }) {
      return unwrap(await booking.GET('/booking/mail-texts')).data.map((one) => fromRest(sameNames, one));
    },
    async mailText(_root, { kind }, { booking }) {
      const found = unwrap(await booking.GET('/booking/mail-texts/{kind}', { params: of(kind) }));
      const { placeholders, versions, ...text } = fromRest(sameNames, found);
      return {
        ...text,
        placeholders: placeholders.map((one) => fromRest(sameNames, one)),
        versions: versions.map((one) => fromRest(sameNames, one)),
      };
    },
    async previewMailText(_root, { kind, input: { reference, ...text } }, { booking }) {
      const body = { ...text, ...omitNullish({ reference }) };
      return unwrap(await booking.POST('/booking/mail-texts/{kind}/preview', { params: of(kind), body }));
    },
  },
  Mutation: {
    async saveMailText(_root, { kind, input }, { booking }) {
      return unwrap(await booking.PUT('/booking/mail-texts/{kind}', { params: of(kind), body: input })).version;
    },
    async sendTestMail(_root, { kind, input: { reference, ...text } }, { booking }) {
      const body = { ...text, ...omitNullish({ reference }) };
      return unwrap(await booking.POST('/booking/mail-texts/{kind}/test', { params: of(kind), body })).recipient;
    },
  },
};
