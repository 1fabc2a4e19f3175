import { fromRest, sameNames } from '../../services/shared/http/rest-names.ts';
import type { components } from '../generated/auth.openapi.ts';
import type { Resolvers, SessionKeys } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap } from '../rest/rest-error.ts';

/** Calls before there is a session go without a token, even where the browser still sends an old one. */
const withoutToken = { authorization: null };

export const sessionResolvers: Resolvers = {
  Query: {
    async me(_root, _args, { auth, companies, portal: { inspection } }) {
      const [permissions, info] = await Promise.all([
        auth.GET('/auth/permissions'),
        companies.GET('/companies/user-info'),
      ]);
      const { account_configs } = unwrap(permissions);
      const user = unwrap(info);
      return {
        ...fromRest(sameNames, user),
        company: fromRest({ name: 'company_name' }, user.company),
        mayInspect:
          inspection === 'EVERYBODY' ||
          (inspection === 'ADMINISTRATORS' && user.company.provider && user.account_type === 'admin'),
        permissions: Object.entries(account_configs).flatMap(([permission, isOn]) => (isOn ? [permission] : [])),
      };
    },
  },
  Mutation: {
    async logIn(_root, { username, password, code }, { auth, knownDevice }) {
      const proof = knownDevice.value();
      const params = { header: proof === null ? {} : { KnownDevice: proof } };
      const sent = { params, body: { username, password, ...omitNullish({ code }) }, headers: withoutToken };
      const session = unwrap(await auth.POST('/auth/login', sent), { codes: { 401: 'REJECTED', 403: 'REJECTED' } });
      knownDevice.keep(session.known_device);
      return toSessionKeys(session);
    },
    async finishProviderSignIn(_root, _args, { auth, knownDevice, signInCookie }) {
      const proof = knownDevice.value();
      const params = { header: proof === null ? {} : { KnownDevice: proof } };
      const sent = { params, body: { browser: signInCookie.value() ?? '' }, headers: withoutToken };
      const session = unwrap(await auth.POST('/auth/provider-sign-ins/finish', sent), { codes: { 403: 'REJECTED' } });
      knownDevice.keep(session.known_device);
      return toSessionKeys(session);
    },
    async refreshSession(_root, { refreshToken }, { auth }) {
      const body = { refresh_token: refreshToken };
      const answer = await auth.POST('/auth/refresh_token', { body, headers: withoutToken });
      return toSessionKeys(unwrap(answer));
    },
  },
};

const toSessionKeys = (session: components['schemas']['Session']): SessionKeys => ({
  ...fromRest(sameNames, session),
  expiresAt: new Date(session.exp * 1000).toISOString(),
});
