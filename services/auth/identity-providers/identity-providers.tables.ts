import { sql } from 'drizzle-orm';
import { boolean, index, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';
import { accounts, authSchema, roles, sessions } from '../auth.tables.ts';

const id = () => uuid().primaryKey().$defaultFn(uuidv7);
const instant = () => timestamp({ withTimezone: true });

/** A company's own OpenID Connect provider. The client secret is sealed by the portal's key, since each sign-in needs it. */
export const identityProviders = authSchema.table('identity_providers', {
  id: id(),
  orgId: uuid().notNull().unique(),
  issuer: text().notNull(),
  clientId: text().notNull(),
  sealedSecret: text().notNull(),
  allowsNewAccounts: boolean().notNull(),
  /** Of accounts that a first sign-in creates. */
  roleId: uuid().references(() => roles.id, { onDelete: 'set null' }),
  /** While there is one, all other accounts of the company have to sign in at the provider; null: passwords count too. */
  breakGlassAccountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
  /** When issuer, client id and secret as they are now worked; null: never. */
  testedAt: instant(),
  /** Null: off. */
  enabledAt: instant(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

/** Email domains of companies. A domain is verified for one company at most. */
export const signInDomains = authSchema.table(
  'sign_in_domains',
  {
    id: id(),
    orgId: uuid().notNull(),
    domain: text().notNull(),
    /** Expected in the TXT record. */
    token: text().notNull(),
    verifiedAt: instant(),
    createdAt: instant().notNull(),
  },
  (row) => [
    uniqueIndex('sign_in_domains_org_key').on(row.orgId, row.domain),
    uniqueIndex('sign_in_domains_verified_key').on(row.domain).where(sql`${row.verifiedAt} is not null`),
  ],
);

/** Accounts by the subject at the company's provider. */
export const linkedSubjects = authSchema.table(
  'linked_subjects',
  {
    orgId: uuid().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.orgId, row.issuer, row.subject] }),
    uniqueIndex('linked_subjects_account_key').on(row.accountId, row.issuer),
  ],
);

/**
 * Sign-ins at a provider that are under way: ten minutes at most, each used once. Browser and state are SHA-256 of 256 random bits.
 * `browserHash` is of the browser's cookie, because a state counts only in its own browser.
 */
export const providerSignIns = authSchema.table(
  'provider_sign_ins',
  {
    browserHash: text().primaryKey(),
    stateHash: text().notNull().unique(),
    /** Null: refused before a company was found. */
    orgId: uuid(),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** When the provider answered, or refused. */
    answeredAt: instant(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    refusal: text(),
    issuer: text(),
    subject: text(),
    /** The session at the provider, where it has a name. */
    providerSid: text(),
    sealedIdToken: text(),
  },
  (row) => [index('provider_sign_ins_expires_idx').on(row.expiresAt)],
);

/** Sessions that a provider opened, by the names in its log-out tokens. */
export const providerSessions = authSchema.table(
  'provider_sessions',
  {
    sessionId: uuid()
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    orgId: uuid().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    providerSid: text(),
    sealedIdToken: text().notNull(),
  },
  (row) => [index('provider_sessions_subject_idx').on(row.issuer, row.subject)],
);

/** Used log-out tokens, until they expire. */
export const usedLogoutTokens = authSchema.table(
  'used_logout_tokens',
  {
    issuer: text().notNull(),
    jti: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (row) => [primaryKey({ columns: [row.issuer, row.jti] })],
);
