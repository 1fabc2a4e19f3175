import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { ApiScope } from '../../machines/rules/access/api-scopes.ts';

/** The API key of a request. */
export interface ApiKeyUse {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  /** Answer headers with the rest of the present window. */
  readonly headers: Readonly<Record<string, string>>;
}

const issuer = 'preflight';
const audience = 'preflight-services';

/** Lifetime of an access token in seconds. */
export const accessTokenSeconds = 20 * 60;

/** Claims of an access token. Times are seconds since 1970, as in every JWT. */
export interface TokenClaims {
  readonly accountId: string;
  readonly orgId: string;
  readonly sessionId: string;
  readonly expiresAt: number;
  /** The API key that asks in place of a session; `sessionId` is its id. */
  readonly apiKey?: ApiKeyUse;
}

export type TokenCheck = { kind: 'valid'; claims: TokenClaims } | { kind: 'expired' } | { kind: 'nonsense' };

/** An Ed25519 public key in the format of RFC 8037. */
export interface PublicJwk {
  kty: 'OKP';
  crv: 'Ed25519';
  x: string;
  alg: 'EdDSA';
  use: 'sig';
  kid: string;
}

/** Signs short texts for one purpose, such as a download address. A signature for one purpose is none for another. */
export interface Signer {
  sign(text: string): string;
  /** True if the current key or one that is accepted beside it has signed the text. */
  isSigned(text: string, signature: string): boolean;
}

/** Encrypts short texts for one purpose. `owner` is whose text it is: sealed for one, it opens for no other. */
export interface Sealer {
  seal(text: string, owner: string): string;
  /** The text, or null where no key that is current or accepted has sealed it for this owner. */
  open(sealed: string, owner: string): string | null;
}

/** Signs with one Ed25519 key, the same in every process, and accepts what others have signed while keys are exchanged. */
export interface TokenKeys {
  /** `issuedAt` is in seconds since 1970. */
  sign(claims: Omit<TokenClaims, 'expiresAt'>, now: Date): Promise<{ token: string; issuedAt: number }>;
  verify(token: string, now: Date): Promise<TokenCheck>;
  /** The public keys as listed in a JSON Web Key Set, the one that signs first. */
  readonly publicJwks: readonly PublicJwk[];
  signer(purpose: string, encoding?: 'base64url' | 'hex'): Signer;
  sealer(purpose: string): Sealer;
}

/** A new private key as PKCS #8 PEM, the format of SIGNING_KEY. */
export function generateSigningKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** True if the text is an Ed25519 private key in PKCS #8 PEM. */
export function isSigningKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

/**
 * @param pem Ed25519 private key, PKCS #8 PEM, that signs
 * @param acceptedPems further private keys whose signatures are accepted
 */
export function tokenKeys(pem: string, acceptedPems: readonly string[] = []): TokenKeys {
  const keys = [pem, ...acceptedPems].map(signingKey);
  const [current] = keys;
  if (!current) throw new Error('There is no key.');
  const { privateKey } = current;
  const { kid } = current.publicJwk;
  const publicKeyOf = ({ kid: id }: { kid?: string }) => {
    const known = keys.find(({ publicJwk }) => publicJwk.kid === id);
    if (!known) throw new Error('Signed by a key that is not known here.');
    return known.publicKey;
  };
  return {
    publicJwks: keys.map(({ publicJwk }) => publicJwk),
    signer(purpose, encoding = 'base64url') {
      const signatures = (text: string) =>
        keys.map(({ secretFor }) => createHmac('sha256', secretFor(purpose)).update(text).digest(encoding));
      return {
        sign: (text) => signatures(text)[0] ?? '',
        isSigned: (text, signature) => signatures(text).some((expected) => isSame(expected, signature)),
      };
    },
    sealer(purpose) {
      const secrets = keys.map(({ secretFor }) => secretFor(`sealed ${purpose}`));
      return {
        seal: (text, owner) => sealed(secrets[0] ?? Buffer.alloc(0), text, owner),
        open: (text, owner) => secrets.map((secret) => opened(secret, text, owner)).find((one) => one !== null) ?? null,
      };
    },
    async sign({ accountId, orgId, sessionId }, now) {
      const issuedAt = Math.floor(now.getTime() / 1000);
      const token = await new SignJWT({ org: orgId, sid: sessionId })
        .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'JWT' })
        .setSubject(accountId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + accessTokenSeconds)
        .sign(privateKey);
      return { token, issuedAt };
    },
    async verify(token, now) {
      try {
        const { payload } = await jwtVerify(token, publicKeyOf, {
          algorithms: ['EdDSA'],
          issuer,
          audience,
          currentDate: now,
          requiredClaims: ['sub', 'exp', 'org', 'sid'],
        });
        const { sub, exp, org, sid } = payload;
        if (typeof sub !== 'string' || typeof org !== 'string' || typeof sid !== 'string' || exp === undefined) {
          return { kind: 'nonsense' };
        }
        return { kind: 'valid', claims: { accountId: sub, orgId: org, sessionId: sid, expiresAt: exp } };
      } catch (error) {
        return { kind: isExpiry(error) ? 'expired' : 'nonsense' };
      }
    },
  };
}

function signingKey(pem: string) {
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(pem);
  const { x = '' } = publicKey.export({ format: 'jwk' });
  const { d = '' } = privateKey.export({ format: 'jwk' });
  // The key id is the key's thumbprint, so a new key has a new id.
  const kid = createHash('sha256').update(x).digest('base64url').slice(0, 16);
  const publicJwk: PublicJwk = { kty: 'OKP', crv: 'Ed25519', x, alg: 'EdDSA', use: 'sig', kid };
  /** 256 bits, derived for one purpose: one derived key does not reveal another. */
  const secretFor = (purpose: string) => Buffer.from(hkdfSync('sha256', d, '', `preflight ${purpose}`, 32));
  return { privateKey, publicKey, publicJwk, secretFor };
}

/** AES-256-GCM with a nonce of 96 random bits: `nonce.tag.text`, each as base64url. */
function sealed(secret: Buffer, text: string, owner: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', secret, nonce).setAAD(Buffer.from(owner));
  const parts = [cipher.update(text, 'utf8'), cipher.final()];
  return [nonce, cipher.getAuthTag(), Buffer.concat(parts)].map((part) => part.toString('base64url')).join('.');
}

function opened(secret: Buffer, text: string, owner: string): string | null {
  const [nonce = Buffer.alloc(0), tag = Buffer.alloc(0), content = Buffer.alloc(0)] = text
    .split('.')
    .map((part) => Buffer.from(part, 'base64url'));
  try {
    const cipher = createDecipheriv('aes-256-gcm', secret, nonce, { authTagLength: 16 });
    cipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
    return Buffer.concat([cipher.update(content), cipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function isSame(expected: string, provided: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(provided)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** jose checks the signature before the claims, so only our own tokens can be reported as expired. */
function isExpiry(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_JWT_EXPIRED';
}
