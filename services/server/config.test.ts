import { expect, test } from 'vitest';
import { generateSigningKey } from '../access/tokens.ts';
import { serviceNames } from '../shared/service-names.ts';
import { ConfigFaults, readConfig } from './config.ts';
import { mailLook } from './open-mail.ts';

function faultsOf(env: Readonly<Record<string, string>>, ...args: string[]): readonly string[] {
  try {
    readConfig(env, args);
  } catch (error) {
    if (error instanceof ConfigFaults) return error.faults;
    throw error;
  }
  return [];
}

test('an empty environment is the demo on the embedded database, everything in one process', () => {
  const config = readConfig({}, []);
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:3000',
    dataDir: '.data',
    databaseUrl: null,
    signingKey: null,
    demo: true,
    inspector: true,
    inspectorUrl: null,
    holdMinutes: 10,
    rosterWeeks: 26,
    undoSeconds: 10,
    uploadMegabytes: 200,
    scanUrl: null,
    shutdownDelaySeconds: 0,
    shutdownSeconds: 30,
    timeZone: 'Australia/Perth',
  });
  expect([...config.roles]).toEqual(['gateway', ...serviceNames]);
});

test('the provider’s colour is six hex digits, its logo a picture', () => {
  expect(faultsOf({ PROVIDER_COLOUR: 'green' })).toEqual(['PROVIDER_COLOUR must be a colour as #rrggbb.']);
  const look = { providerColour: '#0b6b4f', providerPhone: null };
  for (const providerLogo of ['/nowhere/logo.png', import.meta.filename]) {
    expect(() => mailLook({ ...look, providerLogo })).toThrow('PROVIDER_LOGO must be a PNG or JPEG file');
  }
});

test('a gateway, or a service, of its own is no demo and has no inspector unless it is said to be one', () => {
  const elsewhere = Object.fromEntries(serviceNames.map((name) => [`${name.toUpperCase()}_URL`, 'http://10.0.0.1']));
  const gateway = { ...elsewhere, GATEWAY_KEY: 'g'.repeat(32) };
  const oneElsewhere = {
    AUTH_URL: 'http://10.0.0.1',
    GATEWAY_KEY: gateway.GATEWAY_KEY,
    SIGNING_KEY: generateSigningKey(),
  };
  for (const [env, ...roles] of [[gateway, 'gateway'], [gateway], [oneElsewhere], [{}, 'auth', 'companies']] as const)
    expect(readConfig(env, roles), roles.join()).toMatchObject({ demo: false, inspector: false });
  expect(readConfig({ ...gateway, DEMO: '1' }, ['gateway'])).toMatchObject({ demo: true, inspector: true });
});

test('a PostgreSQL is no demo unless it is said to be one', () => {
  const env = { DATABASE_URL: 'postgres://db/preflight' };
  expect(readConfig(env, []).demo).toBe(false);
  expect(readConfig({ ...env, DEMO: '1' }, []).demo).toBe(true);
});

test('all errors are reported at once, and no value that could be a secret is among them', () => {
  const faults = faultsOf({
    PORT: '99999',
    DATABASE_URL: 'mysql://root:hunter2@db/x',
    DATABASE_READ_URL: 'hunter2',
    SIGNING_KEY: 'hunter2',
    HOLD_MINUTES: 'ten',
    TIME_ZONE: 'Perth',
    DEMO: 'yes',
    POLICY_URL: 'javascript:alert(1)',
    LOG_LEVEL: 'loud',
    SMTP_URL: 'smtp://mail',
    GATEWAY_KEY: 'hunter2',
    TRUSTED_PROXIES: '-1',
  });
  const named = faults.map((fault) => fault.split(' ')[0]);
  expect(named.sort()).toEqual(
    [
      'DATABASE_READ_URL',
      'DATABASE_URL',
      'DEMO',
      'GATEWAY_KEY',
      'HOLD_MINUTES',
      'LOG_LEVEL',
      'MAIL_FROM',
      'POLICY_URL',
      'PORT',
    ].concat(['SIGNING_KEY', 'TIME_ZONE', 'TRUSTED_PROXIES']),
  );
  expect(faults.join()).not.toContain('hunter2');
});

const WEB_ADDRESSES = ['PUBLIC_URL', 'SCHEDULER_URL', 'POLICY_URL', 'AUTH_URL', 'BOOKING_URL'];

test.each(['javascript:alert(1)', 'ftp://board.example', 'board.example', 'https://bo ard.example'])(
  '[valid.url] %s is no web address, wherever one is configured',
  (address) => {
    const faults = faultsOf(Object.fromEntries(WEB_ADDRESSES.map((name) => [name, address])));
    expect(faults).toEqual(
      expect.arrayContaining(
        WEB_ADDRESSES.map((name) => `${name} must be an address that starts with http:// or https://.`),
      ),
    );
  },
);

test('[valid.url][route.scheduler] a web address is taken as it is, without a slash at its end', () => {
  const { schedulerUrl, policyUrl } = readConfig(
    { SCHEDULER_URL: 'HTTPS://board.example/', POLICY_URL: 'http://policy.example/a?b=c#d' },
    [],
  );
  expect([schedulerUrl, policyUrl]).toEqual(['HTTPS://board.example', 'http://policy.example/a?b=c#d']);
  expect(readConfig({}, []).schedulerUrl).toBeNull();
});

test('a gateway needs to know where the services are that do not run beside it', () => {
  expect(faultsOf({}, 'gateway', 'auth', 'companies', 'reporting', 'countries')).toEqual([
    'BOOKING_URL is needed: the gateway runs here and booking does not.',
  ]);
  const elsewhere = { BOOKING_URL: 'http://booking:3000/', GATEWAY_KEY: 'a-key-that-the-tests-alone-know-of' };
  expect(faultsOf(elsewhere, 'gateway', 'auth', 'companies', 'reporting', 'countries')).toEqual([]);
  expect(faultsOf({}, 'gatway')).toEqual([
    'Unknown role gatway; there are gateway, auth, companies, booking, reporting, countries.',
  ]);
});

test('[access.address] no proxy is believed unless said so, and a gateway with services elsewhere needs a key for them', () => {
  expect(readConfig({}, [])).toMatchObject({ trustedProxies: 0, gatewayKey: null });
  expect(readConfig({ TRUSTED_PROXIES: '2' }, []).trustedProxies).toBe(2);
  expect(faultsOf({ BOOKING_URL: 'http://booking:3000/' })).toEqual([
    'GATEWAY_KEY is needed: services run elsewhere, and believe only their own gateway where a browser is.',
  ]);
});

test('a service without auth beside it needs the key of its tokens', () => {
  expect(faultsOf({}, 'booking')).toEqual([
    'SIGNING_KEY is needed: auth runs elsewhere, and its tokens have to be known here.',
  ]);
  const SIGNING_KEY = generateSigningKey().replaceAll('\n', '\\n');
  expect(readConfig({ SIGNING_KEY }, ['booking']).signingKey).toContain('\n');
});
