import { authService } from '../../services/auth/auth.service.ts';
import type { Service } from '../../services/shared/http/service.ts';
import { txtRecords } from '../../services/shared/txt-records.ts';
import { CLIENT, identityProvider } from './servers/identity-provider.ts';
import { nameServer } from './servers/name-server.ts';
import { call, openWorld } from './services.ts';

const PATH = '/auth/identity-provider';

/** The demo's companies, a real provider and a real name server, with Redgum Mining's manager beside them. */
export async function companySignIn() {
  const [world, names] = [await openWorld(), await nameServer()];
  // The provider has the machine's clock.
  world.clock.set(new Date());
  const { deps } = world;
  const provider = await identityProvider(deps.portal.publicUrl);
  const auth: Service = authService({ ...deps, txtRecords: txtRecords(names.address) });
  const tokens = new Map<string, string>();

  async function ask(method: string, path = '', body?: object, username = 'manager') {
    const token = tokens.get(username) ?? (await world.signIn(username)).access_token;
    tokens.set(username, token);
    return call(auth, method, PATH + path, { token, ...(body && { body }) });
  }
  const content = {
    issuer: provider.issuer,
    client_id: CLIENT.id,
    client_secret: CLIENT.secret,
    allows_new_accounts: false,
    role_id: null,
    break_glass_account_id: null,
  };
  const save = async (more: object = {}, username = 'manager') => {
    const present = (await ask('GET', '', undefined, username)).body.provider;
    return ask('PUT', '', { ...content, updated_at: present?.updated_at ?? null, ...more }, username);
  };
  const add = async (domain: string, username = 'manager') => {
    const { body } = await ask('POST', '/domains', { domain }, username);
    const own = (body.domains as { id: string; domain: string; domain_id: string; txt_record: string }[]).find(
      (one) => one.domain === domain,
    );
    if (!own) throw new Error(`There is no ${domain}.`);
    return own;
  };
  const verify = async (domain: string, username = 'manager') => {
    const { domain_id: id, txt_record } = await add(domain, username);
    names.records.set(domain, ['v=spf1 -all', txt_record]);
    return ask('POST', `/domains/${id}/check`, {}, username);
  };
  const post = (path: string, body: object) => call(auth, 'POST', `/auth/provider-sign-ins${path}`, { body });
  const start = async (domain = 'redgum.example') => (await post('', { domain })).body;
  /** A sign-in of one browser, up to the provider's redirect back. */
  const begun = async (domain?: string) => {
    const { browser, location } = await start(domain);
    return { browser: browser as string, query: (await provider.browse(location)).search.slice(1) };
  };
  const answer = (browser: string, query: string) => post('/answer', { browser, query });
  const finish = (browser: string) =>
    call(auth, 'POST', '/auth/provider-sign-ins/finish', { headers: { providersignin: browser } });

  return {
    world,
    deps,
    db: deps.db,
    auth,
    names,
    provider,
    content,
    ask,
    save,
    add,
    verify,
    post,
    start,
    begun,
    answer,
    finish,
    /** The provider is on for @redgum.example. */
    async turnOn(more: object = {}) {
      await save(more);
      await verify('redgum.example');
      await ask('POST', '/test');
      return ask('POST', '/enable');
    },
    async signIn() {
      const { browser, query } = await begun();
      await answer(browser, query);
      return finish(browser);
    },
    async close() {
      provider.close();
      await names.close();
      await world.close();
    },
  };
}
