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

/** The variables as the README describes them. The messages say what a value must be. */
export const environment = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: optional(webAddress),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgres,
  DATABASE_READ_URL: postgres,
  DATABASE_DIRECT_URL: postgres,
  DATABASE_WAIT_SECONDS: whole(0, 600).default(30),
  AUTH_URL: optional(webAddress),
  COMPANIES_URL: optional(webAddress),
  BOOKING_URL: optional(webAddress),
  REPORTING_URL: optional(webAddress),
  COUNTRIES_URL: optional(webAddress),
  SIGNING_KEY: optional(readAs('an Ed25519 private key, PKCS #8 in PEM', readPem)),
  ACCEPTED_SIGNING_KEYS: optional(readAs('Ed25519 private keys, PKCS #8 in PEM, one after the other', readPems)),
  TRUSTED_PROXIES: whole(0, 10).default(0),
  GATEWAY_KEY: optional(z.string().min(32, 'a secret of at least 32 characters')),
  PROVIDER_NAME: z.string().default('Banksia Health'),
  PROVIDER_COLOUR: z
    .string()
    .regex(/^#[\da-f]{6}$/i, 'a colour as #rrggbb')
    .default(PLAIN_LOOK.colour),
  PROVIDER_LOGO: optional(z.string()),
  PROVIDER_PHONE: optional(z.string().max(40, 'a phone number')),
  FILES_URL: optional(
    readAs('a folder as file:///… or a bucket as s3://bucket?endpoint=…&region=…, without keys', readFilePlace),
  ),
  SMTP_URL: optional(address('smtp', 'smtps')),
  MAIL_FROM: optional(z.string()),
  INBOUND_MAIL_DOMAIN: optional(z.string().regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/, 'a domain such as reply.portal.example')),
  INBOUND_MAIL_KEY: optional(z.string().min(32, 'a secret of at least 32 characters')),
  SMS_URL: optional(webAddress),
  SMS_SECRET: optional(z.string().min(32, 'a secret of at least 32 characters')),
  SCHEDULER_URL: optional(webAddress),
  POLICY_URL: optional(webAddress),
  DEMO: optional(flag),
  PREFLIGHT_DEV: flag.default(false),
  INSPECTOR: optional(flag),
  INSPECTOR_URL: optional(address('ws', 'wss')),
  HOLD_MINUTES: whole(1, 60).default(10),
  UNDO_SECONDS: whole(0, 300).default(10),
  ROSTER_WEEKS: whole(1, 104).default(26),
  RESULT_REMINDER_DAYS: whole(0, 90).default(3),
  RETENTION_DAYS: optional(
    readAs(`kinds with days such as results=2555,mails=90; kinds are ${RETENTION_KINDS.join(', ')}`, readRetention),
  ),
  UPLOAD_MB_PER_DAY: whole(1, 100_000).default(200),
  SCAN_URL: optional(address('tcp')),
  SHUTDOWN_DELAY_SECONDS: whole(0, 120).default(0),
  SHUTDOWN_SECONDS: whole(0, 600).default(30),
  NEUTRAL_FORGOT_PASSWORD: flag.default(false),
  TIME_ZONE: readAs('an IANA time zone such as Australia/Perth', readZone).default('Australia/Perth'),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(webAddress),
  METRICS_TOKEN: optional(z.string().min(32, 'a secret of at least 32 characters')),
  LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(', ')}`).default('warn'),
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
