import { callerOf, operation } from '../../shared/http/operation.ts';
import { originOf } from '../../shared/http/origin.ts';
import type { Service } from '../../shared/http/service.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import { countUse } from '../sessions/attempts.ts';
import * as routes from './connection.routes.ts';
import { saveProvider, signInSettings } from './connections.ts';
import { addDomain, checkDomain, deleteDomain } from './domains.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { logOutByProvider } from './log-outs.ts';
import * as signIn from './sign-in.routes.ts';
import { answerSignIn, companyOfEmail, startSignIn } from './sign-ins.ts';
import { disableProvider, enableProvider, testProvider } from './switch-provider.ts';

/** Limits of one network address in fifteen minutes. A whole company can share an address. */
const MOST_QUESTIONS = 600;
const MOST_SIGN_INS = 300;
/** A provider logs out a whole company from one address. */
const MOST_LOG_OUTS = 3_000;

/** The identity provider of the caller's company, and how people sign in by it. */
export function identityProviderRoutes(service: Service, deps: ServiceDeps): void {
  const { db, now, portal, txtRecords } = deps;
  const settings = (caller: { orgId: string }) => signInSettings(db, portal.publicUrl, caller);

  operation(service, routes.getSignInSettings, async (c) => c.json(await settings(callerOf(c)), 200));

  operation(service, routes.saveIdentityProvider, async (c) => {
    const {
      client_secret: secret,
      updated_at: seen,
      role_id = null,
      break_glass_account_id = null,
      ...more
    } = c.req.valid('json');
    const wanted = { ...more, role_id, break_glass_account_id };
    await saveProvider(deps, callerOf(c), { wanted, secret, seen, ...originOf(c, now) });
    return c.json(await settings(callerOf(c)), 200);
  });

  operation(service, routes.testIdentityProvider, async (c) => {
    await testProvider(deps, callerOf(c), originOf(c, now));
    return c.json(await settings(callerOf(c)), 200);
  });

  operation(service, routes.enableIdentityProvider, async (c) => {
    await enableProvider(deps, callerOf(c), originOf(c, now));
    return c.json(await settings(callerOf(c)), 200);
  });

  operation(service, routes.disableIdentityProvider, async (c) => {
    await disableProvider(deps, callerOf(c), originOf(c, now));
    return c.json(await settings(callerOf(c)), 200);
  });

  operation(service, routes.addSignInDomain, async (c) => {
    await addDomain(db, callerOf(c), c.req.valid('json').domain, originOf(c, now));
    return c.json(await settings(callerOf(c)), 200);
  });

  operation(service, routes.checkSignInDomain, async (c) => {
    const { domain_id: id } = c.req.valid('param');
    await checkDomain(db, callerOf(c), { id, txtRecords, ...originOf(c, now) });
    return c.json(await settings(callerOf(c)), 200);
  });

  operation(service, routes.deleteSignInDomain, async (c) => {
    await deleteDomain(db, callerOf(c), { id: c.req.valid('param').domain_id, ...originOf(c, now) });
    return c.body(null, 204);
  });

  operation(service, signIn.findIdentityProvider, async (c) => {
    const address = c.req.header('x-forwarded-for') ?? 'unknown';
    await countUse(deps, [{ key: `company-sign-in:@${address}`, most: MOST_QUESTIONS }]);
    const company = await companyOfEmail(db, c.req.valid('json').email);
    return c.json({ company_name: company?.companyName ?? null }, 200);
  });

  operation(service, signIn.startProviderSignIn, async (c) => {
    const address = c.req.header('x-forwarded-for') ?? 'unknown';
    await countUse(deps, [{ key: `provider-sign-in:@${address}`, most: MOST_SIGN_INS }]);
    return c.json(await startSignIn(deps, c.req.valid('json').domain), 201);
  });

  operation(service, signIn.answerProviderSignIn, async (c) => {
    const { browser, query } = c.req.valid('json');
    await answerSignIn(deps, browser, query, c.req.header('x-forwarded-for') ?? 'unknown');
    return c.body(null, 204);
  });

  operation(service, signIn.finishProviderSignIn, async (c) => {
    const from = { address: c.req.header('x-forwarded-for') ?? 'unknown', userAgent: c.req.header('user-agent') };
    const { ProviderSignIn: browser = '', KnownDevice: proofs } = c.req.valid('header');
    return c.json(await finishSignIn(deps, browser, { ...from, proofs }), 201);
  });

  operation(service, signIn.logOutByProvider, async (c) => {
    const address = c.req.header('x-forwarded-for') ?? 'unknown';
    await countUse(deps, [{ key: `provider-log-out:@${address}`, most: MOST_LOG_OUTS }]);
    await logOutByProvider(deps, c.req.valid('json').logout_token);
    return c.body(null, 204);
  });
}
