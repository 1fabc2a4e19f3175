import { join } from 'node:path';
import { type ServiceName, serviceNames } from '../shared/service-names.ts';
import { environment } from './environment.ts';

export type Role = 'gateway' | ServiceName;
const roleNames: readonly Role[] = ['gateway', ...serviceNames];

/** All errors of the configuration, one per line, without values that could be secret. */
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

/** The whole configuration, read once at start. `null` means unset, as docs/configuration.md describes. */
export type Config = Readonly<ReturnType<typeof readConfig>>;

/**
 * Reads the environment and the command line (roles; none means all).
 * @throws ConfigFaults with all errors, not only the first
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>, args: readonly string[]) {
  const set = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const roles = new Set(args.length === 0 ? roleNames : roleNames.filter((role) => args.includes(role)));
  const read = environment.safeParse(set);
  const issues = read.error?.issues ?? [];
  const faults = new Set(issues.map(({ path, message }) => `${String(path[0])} must be ${message}.`));
  for (const fault of combinationFaults(set, roles, args)) faults.add(fault);
  if (!read.success || faults.size > 0) throw new ConfigFaults([...faults]);

  const { HOST, PORT, DATA_DIR, PREFLIGHT_DEV: development, ...values } = read.data;
  const services = serviceNames.map((name) => [name, values[urlName(name)]] as const);
  const isWhole = services.every(([name, url]) => roles.has(name) && url === null);
  const demo = values.DEMO ?? (isWhole && values.DATABASE_URL === null);
  return {
    roles,
    port: PORT,
    host: HOST,
    /** Public address of the portal without a trailing slash. */
    publicUrl: values.PUBLIC_URL ?? `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`,
    dataDir: DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databaseWaitSeconds: values.DATABASE_WAIT_SECONDS,
    /** Addresses of services that run in another process. */
    serviceUrls: Object.fromEntries(services.filter(([, url]) => url !== null)) as Partial<Record<ServiceName, string>>,
    signingKey: values.SIGNING_KEY,
    /** Private keys whose signatures are accepted beside it. */
    acceptedSigningKeys: values.ACCEPTED_SIGNING_KEYS ?? [],
    trustedProxies: values.TRUSTED_PROXIES,
    gatewayKey: values.GATEWAY_KEY,
    providerName: values.PROVIDER_NAME,
    providerColour: values.PROVIDER_COLOUR,
    /** A PNG or JPEG file. */
    providerLogo: values.PROVIDER_LOGO,
    providerPhone: values.PROVIDER_PHONE,
    filesAt: values.FILES_URL ?? ({ kind: 'folder', folder: join(DATA_DIR, 'files') } as const),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    inboundMail: inboundMail(values.INBOUND_MAIL_DOMAIN, values.INBOUND_MAIL_KEY),
    smsUrl: values.SMS_URL,
    smsSecret: values.SMS_SECRET,
    webhookLoopback: values.WEBHOOK_LOOPBACK ?? demo,
    /** The name server for TXT records of domains. */
    dnsServer: values.DNS_SERVER,
    securityContact: values.SECURITY_CONTACT,
    schedulerUrl: values.SCHEDULER_URL,
    policyUrl: values.POLICY_URL,
    demo,
    development,
    inspector: values.INSPECTOR ?? (demo || development),
    inspectorUrl: values.INSPECTOR_URL,
    holdMinutes: values.HOLD_MINUTES,
    undoSeconds: values.UNDO_SECONDS,
    rosterWeeks: values.ROSTER_WEEKS,
    resultReminderDays: values.RESULT_REMINDER_DAYS,
    /** Days by kind of data. */
    retentionDays: values.RETENTION_DAYS ?? {},
    uploadMegabytes: values.UPLOAD_MB_PER_DAY,
    scanUrl: values.SCAN_URL,
    shutdownDelaySeconds: values.SHUTDOWN_DELAY_SECONDS,
    shutdownSeconds: values.SHUTDOWN_SECONDS,
    neutralForgotPassword: values.NEUTRAL_FORGOT_PASSWORD,
    timeZone: values.TIME_ZONE,
    metricsToken: values.METRICS_TOKEN,
    /** Address of an OpenTelemetry collector. */
    tracesUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: values.LOG_LEVEL,
  };
}

const inboundMail = (domain: string | null, key: string | null) => (domain && key ? { domain, key } : null);

const urlName = (name: ServiceName) => `${name.toUpperCase() as Uppercase<ServiceName>}_URL` as const;

/** Settings that other settings require. */
function* combinationFaults(
  set: Readonly<Record<string, string>>,
  roles: ReadonlySet<Role>,
  args: readonly string[],
): Generator<string> {
  const strange = args.filter((arg) => !roleNames.some((role) => role === arg));
  if (strange.length > 0) yield `Unknown role ${strange.join(', ')}; there are ${roleNames.join(', ')}.`;
  for (const name of ['DATABASE_READ_URL', 'DATABASE_DIRECT_URL']) {
    if (set[name] && !set['DATABASE_URL']) yield `${name} needs DATABASE_URL.`;
  }
  for (const name of serviceNames) {
    if (set[urlName(name)] || roles.has(name) || !roles.has('gateway')) continue;
    yield `${urlName(name)} is needed: the gateway runs here and ${name} does not.`;
  }
  if (Boolean(set['INBOUND_MAIL_DOMAIN']) !== Boolean(set['INBOUND_MAIL_KEY'])) {
    yield 'INBOUND_MAIL_DOMAIN and INBOUND_MAIL_KEY are needed together.';
  }
  if (set['SMTP_URL'] && !set['MAIL_FROM']) yield 'MAIL_FROM is needed where SMTP_URL is set.';
  if (set['SMS_URL'] && !set['SMS_SECRET']) yield 'SMS_SECRET is needed where SMS_URL is set.';
  if (roles.has('gateway') && serviceNames.some((name) => set[urlName(name)]) && !set['GATEWAY_KEY']) {
    yield 'GATEWAY_KEY is needed: services run elsewhere, and believe only their own gateway where a browser is.';
  }
  if (!set['SIGNING_KEY'] && !roles.has('auth') && serviceNames.some((name) => roles.has(name))) {
    yield 'SIGNING_KEY is needed: auth runs elsewhere, and its tokens have to be known here.';
  }
}
