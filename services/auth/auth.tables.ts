import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgSchema,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';
import type { ApiScope } from '../../machines/rules/access/api-scopes.ts';
import type { Permission } from '../../machines/rules/access/permissions.ts';
import type { OrganisationKind } from '../../machines/rules/access/usable-permissions.ts';
import type { ListColumn } from '../../machines/rules/booking/list-columns.ts';
import type { AccountKind } from '../access/caller.ts';
import { importsTable } from '../shared/import/imports.table.ts';

export const authSchema = pgSchema('auth');

export const imports = importsTable(authSchema);

const id = () => uuid().primaryKey().$defaultFn(uuidv7);
const instant = () => timestamp({ withTimezone: true });

/**
 * Named sets of flags, each for accounts of the provider or of its client companies. Accounts follow their role: its
 * flags are copied to `account_permissions`, where every request looks.
 */
export const roles = authSchema.table(
  'roles',
  {
    id: id(),
    kind: text().$type<OrganisationKind>().notNull(),
    name: text().notNull(),
    permissions: text().array().$type<Permission[]>().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (role) => [uniqueIndex('roles_name_key').on(role.kind, sql`lower(${role.name})`)],
);

/** People who sign in. `username` is unique whatever its case; `passwordHash` is an argon2id string. */
export const accounts = authSchema.table(
  'accounts',
  {
    id: id(),
    orgId: uuid().notNull(),
    kind: text().$type<AccountKind>().notNull(),
    username: text().notNull(),
    email: text().notNull(),
    contactPerson: text(),
    phone: text(),
    passwordHash: text().notNull(),
    active: boolean().notNull().default(true),
    /** Null: its permissions are its own. */
    roleId: uuid().references(() => roles.id, { onDelete: 'set null' }),
    /** The import that made it, until it is invited; else null. */
    importId: uuid(),
    /** From when on one-time passwords go to the address, where that is not at once: a new address has to wait. */
    emailTrustedFrom: instant(),
    /** Sessions are forgotten a day after they end, this is not. Null: never since it is kept. */
    lastSignInAt: instant(),
    /** Of the booking list, in their order; none: the usual ones. */
    listColumns: text().array().$type<ListColumn[]>().notNull().default(sql`'{}'`),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (account) => [
    uniqueIndex('accounts_username_key').on(sql`lower(${account.username})`),
    index('accounts_org_idx').on(account.orgId, account.id),
    // As their list is ordered: by what an account is called.
    index('accounts_name_idx').on(
      account.orgId,
      sql`lower(coalesce(nullif(${account.contactPerson}, ''), ${account.username}))`,
      account.id,
    ),
    index('accounts_import_idx').on(account.importId).where(sql`${account.importId} is not null`),
    index('accounts_role_idx').on(account.roleId, account.orgId).where(sql`${account.roleId} is not null`),
    index('accounts_email_idx').on(sql`lower(${account.email})`),
    // As it is searched.
    index('accounts_search').using(
      'gin',
      sql`public.fold_text(coalesce(nullif(${account.contactPerson}, ''), ${account.username}) || ' ' || ${account.username} || ' ' || ${account.email}) gin_trgm_ops`,
    ),
  ],
);

/** The flags an account holds in an organisation; a flag that is not in the list is false. */
export const accountPermissions = authSchema.table(
  'account_permissions',
  {
    orgId: uuid().notNull(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    permissions: text().array().$type<Permission[]>().notNull(),
  },
  (row) => [primaryKey({ columns: [row.accountId, row.orgId] })],
);

/** Why a session ended before its time. */
export type SessionEnd =
  | 'logged-out'
  | 'ended-by-holder'
  | 'provider-logged-out'
  | 'replayed'
  | 'password-changed'
  | 'password-reset';

/** One sign-in and everything refreshed from it: 12 hours from the sign-in, however often it is refreshed. */
export const sessions = authSchema.table(
  'sessions',
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    orgId: uuid().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    revokedBecause: text().$type<SessionEnd>(),
    address: text(),
    userAgent: text(),
  },
  (session) => [
    index('sessions_account_idx').on(session.accountId),
    index('sessions_expires_idx').on(session.expiresAt),
  ],
);

const logPosition = customType<{ data: string }>({ dataType: () => 'pg_lsn' });

/**
 * The position of the database's log at an account's last write; kept where there is a replica. The migration makes it
 * UNLOGGED: no write waits for the disk, and after a crash the replica has everything anyway.
 */
export const writtenPositions = authSchema.table('written_positions', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  position: logPosition().notNull(),
});

/** Refresh tokens by the SHA-256 of their 256 bits: a copy of this table opens nothing. `usedAt` ends a token's life. */
export const refreshTokens = authSchema.table(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    issuedAt: instant().notNull(),
    usedAt: instant(),
  },
  (token) => [index('refresh_tokens_session_idx').on(token.sessionId)],
);

/** Links that set a new password, by the SHA-256 of their 256 bits. Good once, until `expiresAt`. */
export const resetTokens = authSchema.table(
  'reset_tokens',
  {
    hash: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    issuedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (token) => [index('reset_tokens_account_idx').on(token.accountId)],
);

/**
 * Attempts at a secret per purpose, account and address, for as long as the window is open: `count` failed, `pending`
 * are being looked at.
 */
export const attempts = authSchema.table(
  'attempts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    pending: integer().notNull().default(0),
    windowEndsAt: instant().notNull(),
  },
  // All of one account, from wherever they came, by how their keys begin.
  (attempt) => [index('attempts_key_begins').on(attempt.key.op('text_pattern_ops'))],
);

/** The purposes of a one-time password. */
export type OtpPurpose = 'register_device';

/** The open one-time password of an account, by the hash of its six digits. A new one replaces it; `tries` counts the wrong ones. */
export const otps = authSchema.table(
  'otps',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text().$type<OtpPurpose>().notNull(),
    hash: text().notNull(),
    tries: smallint().notNull().default(0),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (otp) => [primaryKey({ columns: [otp.accountId, otp.purpose] })],
);

/**
 * Devices on which an account has signed in, by the SHA-256 of the name that the device keeps, with browser and address of
 * the last sign-in. A sign-in on another one is mailed to its holder.
 */
export const signInDevices = authSchema.table(
  'sign_in_devices',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    userAgent: text().notNull(),
    address: text().notNull(),
    seenAt: instant().notNull(),
  },
  (device) => [primaryKey({ columns: [device.accountId, device.hash] })],
);

/**
 * Second factors: the secret of an authenticator app, encrypted with a key that no copy of the database has. It counts from
 * `confirmedAt` on. `lastStep` is the time step of the last code, as each counts once; `recoveryHashes` are the SHA-256 of
 * the recovery codes that are left, 80 bits each.
 */
export const secondFactors = authSchema.table('second_factors', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  sealedSecret: text().notNull(),
  confirmedAt: instant(),
  lastStep: integer().notNull(),
  recoveryHashes: text().array().notNull(),
  createdAt: instant().notNull(),
});

/**
 * Passkeys: public keys whose private half never leaves a device. `credentialId` names one of them, whatever the account;
 * `counter` is that of its last use, which never falls.
 */
export const passkeys = authSchema.table(
  'passkeys',
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    credentialId: text().notNull().unique(),
    /** COSE, as base64url. */
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (passkey) => [index('passkeys_account_idx').on(passkey.accountId)],
);

/**
 * Challenges that a passkey has to sign, each once and until `expiresAt`: of an account that is signed in, or of the sign-in
 * whose cookie has the ticket of this hash.
 */
export const passkeyChallenges = authSchema.table(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    ticketHash: text(),
    expiresAt: instant().notNull(),
  },
  (challenge) => [index('passkey_challenges_expires_idx').on(challenge.expiresAt)],
);

/**
 * API keys of a company, by the SHA-256 of their secret. A key acts as the account that made it, within its scopes. A rotated key
 * has a new secret; the one before it works until `previousUntil`.
 */
export const apiKeys = authSchema.table(
  'api_keys',
  {
    id: id(),
    orgId: uuid().notNull(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The first characters of the secret, by which people recognise it. */
    prefix: text().notNull(),
    hash: text().notNull().unique(),
    previousHash: text().unique(),
    previousUntil: instant(),
    scopes: text().array().$type<ApiScope[]>().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** To the minute. */
    lastUsedAt: instant(),
    revokedAt: instant(),
  },
  (key) => [index('api_keys_org_idx').on(key.orgId), index('api_keys_account_idx').on(key.accountId)],
);

/** Devices that proved a one-time password, by the SHA-256 of their 128 bits. `id` is what people revoke them by. */
export const devices = authSchema.table(
  'devices',
  {
    id: id(),
    hash: text().notNull().unique(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userAgent: text(),
    createdAt: instant().notNull(),
    usedAt: instant().notNull(),
    revokedAt: instant(),
  },
  (device) => [index('devices_account_idx').on(device.accountId)],
);
