import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isWebAddress } from '../../machines/rules/text/url.ts';
import { isSigningKey } from '../access/tokens.ts';
import { type ServiceName, serviceNames } from '../shared/service-names.ts';

export type Role = 'gateway' | ServiceName;
const roleNames: readonly Role[] = ['gateway', ...serviceNames];

/** Everything that is configured, read once at start. `null` is what the name describes as unset. */
export interface Config {
  readonly roles: ReadonlySet<Role>;
  readonly port: number;
  readonly host: string;
  /** Where people reach the portal, without a slash at the end. */
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly databaseReadUrl: string | null;
  readonly databaseDirectUrl: string | null;
  /** Where a service answers that is not part of this process. */
  readonly serviceUrls: Readonly<Partial<Record<ServiceName, string>>>;
  /** Ed25519 private key, PKCS #8 PEM; null = generated into dataDir. */
  readonly signingKey: string | null;
  /** Proxies in a row before this process, whose x-forwarded-for is believed. */
  readonly trustedProxies: number;
  /** What a gateway and services in other processes know each other by; null = they are in one process. */
  readonly gatewayKey: string | null;
  readonly providerName: string;
  /** Folder that files are kept in. */
  readonly filesFolder: string;
  /** null = the demo mailbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string | null;
  readonly schedulerUrl: string | null;
  readonly policyUrl: string | null;
  readonly demo: boolean;
  readonly development: boolean;
  readonly inspector: boolean;
  /** A receiver of what pages' machines do; null = none. */
  readonly inspectorUrl: string | null;
  readonly holdMinutes: number;
  readonly undoSeconds: number;
  /** How much an account may upload in a day of the portal's zone. */
  readonly uploadMegabytes: number;
  /** A virus scanner (clamd) that looks at every upload; null = none. */
  readonly scanUrl: string | null;
  /** How long a process that is stopped waits for requests under way. */
  readonly shutdownSeconds: number;
  /** Whether 'forgot password' answers alike for addresses that nobody has. */
  readonly neutralForgotPassword: boolean;
  readonly timeZone: string;
  readonly logLevel: string;
}

/** All that is wrong with the configuration, one line a fault, without any value that could be a secret. */
export class ConfigFaults extends Error {
  override readonly name = 'ConfigFaults';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n  ${faults.join('\n  ')}`,
    );
    this.faults = faults;
  }
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/**
 * Reads the environment and the command line (roles; none = all).
 * @throws ConfigFaults with every fault there is, not just the first
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>, args: readonly string[]): Config {
  const faults: string[] = [];
  const text = (name: string) => env[name]?.trim() || null;

  function checked<Value>(name: string, fallback: Value, rule: string, parse: (value: string) => Value | null): Value {
    const value = text(name);
    if (value === null) return fallback;
    const parsed = parse(value);
    if (parsed === null) faults.push(`${name} must be ${rule}.`);
    return parsed ?? fallback;
  }
  const url = (name: string, ...protocols: readonly string[]) =>
    checked(name, null, `an address that starts with ${protocols.join(':// or ')}://`, (value) => {
      const parsed = URL.parse(value);
      return parsed && protocols.includes(parsed.protocol.slice(0, -1)) ? value.replace(/\/+$/, '') : null;
    });
  const webUrl = (name: string) =>
    checked(name, null, 'an address that starts with http:// or https://', (value) =>
      isWebAddress(value) ? value.replace(/\/+$/, '') : null,
    );
  const whole = (name: string, fallback: number, from: number, to: number) =>
    checked(name, fallback, `a whole number from ${from} to ${to}`, (value) => {
      const number = Number(value);
      return Number.isInteger(number) && number >= from && number <= to ? number : null;
    });
  const flag = (name: string, fallback: boolean) =>
    checked(name, fallback, '0 or 1', (value) => (value === '0' || value === '1' ? value === '1' : null));

  const roles = new Set(args.length === 0 ? roleNames : roleNames.filter((role) => args.includes(role)));
  const strange = args.filter((arg) => !roleNames.some((role) => role === arg));
  if (strange.length > 0) faults.push(`Unknown role ${strange.join(', ')}; there are ${roleNames.join(', ')}.`);

  const port = whole('PORT', 3000, 0, 65_535);
  const host = text('HOST') ?? '127.0.0.1';
  const databaseUrl = url('DATABASE_URL', 'postgres', 'postgresql');
  const databaseReadUrl = url('DATABASE_READ_URL', 'postgres', 'postgresql');
  const databaseDirectUrl = url('DATABASE_DIRECT_URL', 'postgres', 'postgresql');
  for (const name of ['DATABASE_READ_URL', 'DATABASE_DIRECT_URL']) {
    if (text(name) !== null && text('DATABASE_URL') === null) faults.push(`${name} needs DATABASE_URL.`);
  }
  const serviceUrls: Partial<Record<ServiceName, string>> = {};
  for (const name of serviceNames) {
    const address = webUrl(`${name.toUpperCase()}_URL`);
    if (address !== null) serviceUrls[name] = address;
    else if (!roles.has(name) && roles.has('gateway') && text(`${name.toUpperCase()}_URL`) === null) {
      faults.push(`${name.toUpperCase()}_URL is needed: the gateway runs here and ${name} does not.`);
    }
  }
  const dataDir = text('DATA_DIR') ?? '.data';
  const demo = flag('DEMO', text('DATABASE_URL') === null);
  const development = flag('PREFLIGHT_DEV', false);
  const config: Config = {
    roles,
    port,
    host,
    publicUrl: webUrl('PUBLIC_URL') ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    dataDir,
    databaseUrl,
    databaseReadUrl,
    databaseDirectUrl,
    serviceUrls,
    signingKey: checked('SIGNING_KEY', null, 'an Ed25519 private key, PKCS #8 in PEM', readPem),
    trustedProxies: whole('TRUSTED_PROXIES', 0, 0, 10),
    gatewayKey: checked('GATEWAY_KEY', null, 'a secret of at least 32 characters', (value) =>
      value.length >= 32 ? value : null,
    ),
    providerName: text('PROVIDER_NAME') ?? 'Banksia Health',
    filesFolder: checked('FILES_URL', join(dataDir, 'files'), 'a folder as file:///…; S3 is not built in', readFolder),
    smtpUrl: url('SMTP_URL', 'smtp', 'smtps'),
    mailFrom: text('MAIL_FROM'),
    schedulerUrl: webUrl('SCHEDULER_URL'),
    policyUrl: webUrl('POLICY_URL'),
    demo,
    development,
    inspector: flag('INSPECTOR', demo || development),
    inspectorUrl: url('INSPECTOR_URL', 'ws', 'wss'),
    holdMinutes: whole('HOLD_MINUTES', 10, 1, 60),
    undoSeconds: whole('UNDO_SECONDS', 10, 0, 300),
    uploadMegabytes: whole('UPLOAD_MB_PER_DAY', 200, 1, 100_000),
    scanUrl: url('SCAN_URL', 'tcp'),
    shutdownSeconds: whole('SHUTDOWN_SECONDS', 30, 0, 600),
    neutralForgotPassword: flag('NEUTRAL_FORGOT_PASSWORD', false),
    timeZone: checked('TIME_ZONE', 'Australia/Perth', 'an IANA time zone such as Australia/Perth', readZone),
    logLevel: checked('LOG_LEVEL', 'warn', `one of ${logLevels.join(', ')}`, (value) =>
      logLevels.includes(value) ? value : null,
    ),
  };
  if (config.smtpUrl !== null && config.mailFrom === null) faults.push('MAIL_FROM is needed where SMTP_URL is set.');
  if (roles.has('gateway') && Object.keys(serviceUrls).length > 0 && text('GATEWAY_KEY') === null) {
    faults.push(
      'GATEWAY_KEY is needed: services run elsewhere, and believe only their own gateway where a browser is.',
    );
  }
  if (config.signingKey === null && text('SIGNING_KEY') === null && !roles.has('auth') && servesAny(roles)) {
    faults.push('SIGNING_KEY is needed: auth runs elsewhere, and its tokens have to be known here.');
  }
  if (faults.length > 0) throw new ConfigFaults(faults);
  return config;
}

function servesAny(roles: ReadonlySet<Role>): boolean {
  return serviceNames.some((name) => roles.has(name));
}

/** In an environment file a key often stands on one line, with \n for its line ends. */
function readPem(value: string): string | null {
  const pem = value.replaceAll('\\n', '\n');
  return isSigningKey(pem) ? pem : null;
}

function readFolder(value: string): string | null {
  const url = URL.parse(value);
  return url?.protocol === 'file:' && url.host === '' ? fileURLToPath(url) : null;
}

function readZone(value: string): string | null {
  try {
    return new Intl.DateTimeFormat('en-AU', { timeZone: value }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
