import { z } from 'zod';
import { isWebAddress } from '../../machines/rules/text/url.ts';
import { isSigningKey } from '../access/tokens.ts';
import { RETENTION_KINDS, readRetention } from '../erasure/retention-days.ts';
import { readFilePlace } from '../files/file-place.ts';
import { PLAIN_LOOK } from '../mail/mail-look.ts';

/** Null if the variable is not set. */
const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null);
/** `read` returns null for a value that breaks the rule. */
const readAs = <Value>(rule: string, read: (value: string) => Value | null) =>
  z.string().transform((value, { addIssue }): Value => {
    const found = read(value);
    if (found !== null) return found;
    addIssue(rule);
    return z.NEVER;
  });

const withoutSlash = (address: string) => address.replace(/\/+$/, '');
const address = (...protocols: readonly string[]) =>
  readAs(`an address that starts with ${protocols.join(':// or ')}://`, (value) =>
    protocols.includes(URL.parse(value)?.protocol.slice(0, -1) ?? '') ? withoutSlash(value) : null,
  );
const webAddress = readAs('an address that starts with http:// or https://', (value) =>
  isWebAddress(value) ? withoutSlash(value) : null,
);
const whole = (from: number, to: number) => {
  const rule = `a whole number from ${from} to ${to}`;
  return z.coerce.number(rule).int(rule).min(from, rule).max(to, rule);
};
const flag = z.enum(['0', '1'], '0 or 1').transform((value) => value === '1');
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const postgres = optional(address('postgres', 'postgresql'));

/** The variables; `docs/configuration.md` is generated from their descriptions. The messages say what a value must be. */
export const environment = z.object({
  PORT: whole(0, 65_535).default(3000).describe('where it listens'),
  HOST: z.string().default('127.0.0.1').describe('the address it listens at'),
  PUBLIC_URL: optional(webAddress).describe(
    'where people reach it, for links and cookies behind a proxy; unset: from host and port',
  ),
  DATA_DIR: z.string().default('.data').describe('embedded database, files, generated keys'),
  DATABASE_URL: postgres.describe(
    'PostgreSQL 15 or newer, or a pooler in front of it such as PgBouncer; unset: the embedded database',
  ),
  DATABASE_READ_URL: postgres.describe(
    'a streaming replica, for lists and reports; one that is down or late is left aside; unset: `DATABASE_URL`',
  ),
  DATABASE_DIRECT_URL: postgres.describe(
    'the server itself, where `DATABASE_URL` is a pooler: LISTEN needs it, and the start says so; unset: `DATABASE_URL`',
  ),
  DATABASE_WAIT_SECONDS: whole(0, 600)
    .default(30)
    .describe('how long a process that starts tries again where the database cannot be reached, as while it restarts'),
  AUTH_URL: optional(webAddress).describe('accounts and sessions that run elsewhere; unset: in this process'),
  COMPANIES_URL: optional(webAddress).describe('companies that run elsewhere; unset: in this process'),
  BOOKING_URL: optional(webAddress).describe('bookings that run elsewhere; unset: in this process'),
  REPORTING_URL: optional(webAddress).describe('exports and reports that run elsewhere; unset: in this process'),
  COUNTRIES_URL: optional(webAddress).describe('countries and states that run elsewhere; unset: in this process'),
  SIGNING_KEY: optional(readAs('an Ed25519 private key, PKCS #8 in PEM', readPem)).describe(
    'Ed25519 private key, PKCS #8 PEM, for access tokens; unset: made in `DATA_DIR`',
  ),
  ACCEPTED_SIGNING_KEYS: optional(
    readAs('Ed25519 private keys, PKCS #8 in PEM, one after the other', readPems),
  ).describe(
    'further such keys, one after the other: what they signed is accepted, see [0068](decisions/0068-drills.md)',
  ),
  TRUSTED_PROXIES: whole(0, 10)
    .default(0)
    .describe('proxies in a row before the portal: so many entries of `X-Forwarded-For` are believed, from its end'),
  GATEWAY_KEY: optional(z.string().min(32, 'a secret of at least 32 characters')).describe(
    'a secret of 32 characters or more, the same for the gateway and the services that run elsewhere: they believe it alone on where a browser is',
  ),
  PROVIDER_NAME: z
    .string()
    .default('Banksia Health')
    .describe('the provider’s name, until the portal’s Settings page names another'),
  PROVIDER_COLOUR: z
    .string()
    .regex(/^#[\da-f]{6}$/i, 'a colour as #rrggbb')
    .default(PLAIN_LOOK.colour)
    .describe('in its mails: the colour of head and buttons'),
  PROVIDER_LOGO: optional(z.string()).describe(
    'in its mails: a PNG or JPEG file of at most 100 KB in place of the name',
  ),
  PROVIDER_PHONE: optional(z.string().max(40, 'a phone number')).describe(
    'in its mails: whom to call, until the Settings page says it',
  ),
  FILES_URL: optional(
    readAs('a folder as file:///… or a bucket as s3://bucket?endpoint=…&region=…, without keys', readFilePlace),
  ).describe(
    'folder for files, `file:///mnt/shared/files`, the same one for every process; or a bucket, `s3://bucket/prefix?endpoint=…&region=…&encryption=AES256` (or `aws:kms`), with `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY` or a role of the machine; unset: below `DATA_DIR`',
  ),
  SMTP_URL: optional(address('smtp', 'smtps')).describe(
    'mail server; without one the demo shows its mail at `/dev/mailbox`',
  ),
  MAIL_FROM: optional(z.string()).describe('sender of mails'),
  INBOUND_MAIL_DOMAIN: optional(
    z.string().regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/, 'a domain such as reply.portal.example'),
  ).describe('the domain to which questions are answered by mail; unset: answered in the portal'),
  INBOUND_MAIL_KEY: optional(z.string().min(32, 'a secret of at least 32 characters')).describe(
    'the secret (32 characters or more) with which its mail provider signs what it posts to `/api/booking/inbound-mail`',
  ),
  SMS_URL: optional(webAddress).describe(
    'takes a signed POST for each SMS, see [0056](decisions/0056-reminders-and-sms.md); without one the demo shows its SMS at `/dev/mailbox`',
  ),
  SMS_SECRET: optional(z.string().min(32, 'a secret of at least 32 characters')).describe('signs SMS both ways'),
  SECURITY_CONTACT: optional(
    z.string().regex(/^(mailto:\S+@|https:\/\/)\S+$/, 'mailto: with a mail address, or https://…'),
  ).describe(
    'where faults of security are reported, for `/.well-known/security.txt`: `mailto:security@…` or `https://…`; unset: no such file',
  ),
  SCHEDULER_URL: optional(webAddress).describe('where the menu’s Scheduler leads; unset: `/scheduler`'),
  POLICY_URL: optional(webAddress).describe('the policy that a booking accepts'),
  WEBHOOK_LOOPBACK: optional(flag).describe(
    '`1`: webhooks and identity providers of companies may lead to programs on the portal’s own machine, over http too; unset: in the demo alone',
  ),
  DNS_SERVER: optional(
    z.string().regex(/^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:]+\])(:\d{1,5})?$/i, 'an IP address, with a port perhaps'),
  ).describe(
    'the name server that is asked whether a domain is a company’s, such as `192.0.2.53`; unset: those of the machine',
  ),
  DEMO: optional(flag).describe(
    'demo data, demo logins on the sign-in page; unset: `1` where one process runs all without `DATABASE_URL`',
  ),
  PREFLIGHT_DEV: flag.default(false).describe('`npm run dev` sets it: any GraphQL document, GraphiQL at /graphql'),
  INSPECTOR: optional(flag).describe(
    'running machines can be watched at `/dev/machines`; unset: `1` in demo and development; elsewhere `1` lets the provider’s administrators',
  ),
  INSPECTOR_URL: optional(address('ws', 'wss')).describe(
    '`ws://…`: pages report what their machines do to this receiver, in the protocol of Stately’s inspector',
  ),
  HOLD_MINUTES: whole(1, 60)
    .default(10)
    .describe('how long a time is held, twice extendable, until the Settings page says it'),
  UNDO_SECONDS: whole(0, 300).default(10).describe('how long a move can be taken back'),
  ROSTER_WEEKS: whole(1, 104).default(26).describe('how many weeks ahead the days of weekly rosters are made'),
  RESULT_REMINDER_DAYS: whole(0, 90)
    .default(3)
    .describe('results that nobody of the company has opened after so many days are mailed once more; `0`: never'),
  RETENTION_DAYS: optional(
    readAs(`kinds with days such as results=2555,mails=90; kinds are ${RETENTION_KINDS.join(', ')}`, readRetention),
  ).describe(
    'what is erased each night when it is so many days old, such as `results=2555,people=3650,mails=90,reads=400`, see [0080](decisions/0080-retention.md); unset: kept for good',
  ),
  UPLOAD_MB_PER_DAY: whole(1, 100_000).default(200).describe('how much one account may upload in a day'),
  SCAN_URL: optional(address('tcp')).describe(
    '`tcp://127.0.0.1:3310`: clamd looks at every upload; one that it cannot look at is refused',
  ),
  SHUTDOWN_DELAY_SECONDS: whole(0, 120)
    .default(0)
    .describe(
      'how long a process that is stopped says so to health checks, and answers everything else, before it stops: longer than a balancer needs to notice',
    ),
  SHUTDOWN_SECONDS: whole(0, 600)
    .default(30)
    .describe('how long a process that is stopped waits for requests under way, uploads and exports too'),
  NEUTRAL_FORGOT_PASSWORD: flag
    .default(false)
    .describe('`1`: a forgotten password does not tell whether the address is known'),
  TIME_ZONE: readAs('an IANA time zone such as Australia/Perth', readZone)
    .default('Australia/Perth')
    .describe('zone where a site does not say otherwise'),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(webAddress).describe(
    '`http://collector:4318`: an OpenTelemetry collector gets traces of each request, from the gateway to its statements, without the values asked with',
  ),
  METRICS_TOKEN: optional(z.string().min(32, 'a secret of at least 32 characters')).describe(
    'a secret of 32 characters or more: it gets `/metrics` as a bearer token, for Prometheus; unset: no metrics',
  ),
  LOG_LEVEL: z
    .enum(logLevels, `one of ${logLevels.join(', ')}`)
    .default('warn')
    .describe(
      'of the JSON lines on standard error; with `info` one for each request that the gateway or a service answers',
    ),
});

/** In an environment file a key is often on one line, with \n for line breaks. */
function readPem(value: string): string | null {
  const pem = value.replaceAll('\\n', '\n');
  return isSigningKey(pem) ? pem : null;
}

function readPems(value: string): readonly string[] | null {
  const pems = value.split(/(?<=-----END PRIVATE KEY-----)/).map((pem) => pem.trim().replace(/^(\\n)+|(\\n)+$/g, ''));
  const keys = pems.filter((pem) => pem !== '').map(readPem);
  return keys.every((key) => key !== null) ? keys : null;
}

function readZone(value: string): string | null {
  try {
    return new Intl.DateTimeFormat('en-AU', { timeZone: value }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
