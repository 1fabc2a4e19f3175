import { fromRest, sameNames } from '../../services/shared/http/rest-names.ts';
import type { components } from '../generated/auth.openapi.ts';
import type { MyAccount, Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap } from '../rest/rest-error.ts';

/** A link comes from somebody who cannot sign in: an old token that the browser still has is nobody's business. */
const withoutToken = { authorization: null };

export const accountResolvers: Resolvers = {
  Mutation: {
    async forgotPassword(_root, { email }, { auth }) {
      return unwrap(await auth.POST('/auth/forgot-password', { body: { email }, headers: withoutToken })).done;
    },
    async resetPassword(_root, { token, password }, { auth }) {
      const answer = await auth.POST('/auth/reset-password', { body: { token, password }, headers: withoutToken });
      // Nobody is signed in who could have been signed out.
      return unwrap(answer, { codes: { 401: 'REJECTED' } }).done;
    },
    async changePassword(_root, { currentPassword, password }, { auth }) {
      const body = { current_password: currentPassword, password };
      return unwrap(await auth.POST('/auth/change-password', { body })).done;
    },
    async updateMyAccount(_root, { input }, { auth }) {
      const { contactPerson, phone, email, currentPassword } = input;
      const body = omitNullish({ contact_person: contactPerson, phone, email, current_password: currentPassword });
      return toMyAccount(unwrap(await auth.PATCH('/auth/account', { body })));
    },
    async confirmMyEmail(_root, _args, { auth }) {
      return toMyAccount(unwrap(await auth.POST('/auth/account/email-confirmation')));
    },
    async saveListColumns(_root, { columns }, { auth }) {
      return unwrap(await auth.PUT('/auth/account/list-columns', { body: { list_columns: columns } })).list_columns;
    },
  },
};

const toMyAccount = (account: components['schemas']['OwnAccount']): MyAccount => fromRest(sameNames, account);
