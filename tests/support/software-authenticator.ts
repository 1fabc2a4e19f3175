import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** The page and the behaviour of the device: a test changes what should be refused. */
export interface Circumstances {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
  readonly userHandle?: string;
  readonly challenge?: string;
  readonly counter?: number;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');
const UP = 0x01;
const UV = 0x04;
const AT = 0x40;

/** An authenticator that holds one passkey: ES256, as most phones and keys. It counts its uses from 1 on. */
export function softwareAuthenticator(home: { origin: string; rpId: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  let counter = 0;
  let owner = '';

  const clientData = (type: string, challenge: string, { origin = home.origin }: Circumstances) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });

  function authenticatorData(flags: number, { rpId = home.rpId, isVerified = true, counter: said }: Circumstances) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(said ?? counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | UP | (isVerified ? UV : 0)]), count]);
  }

  const answer = (response: object) =>
    JSON.stringify({
      id: base64url(credentialId),
      rawId: base64url(credentialId),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });

  return {
    credentialId: base64url(credentialId),
    /** Answers what `beginPasskey` asks. */
    create(options: string, how: Circumstances = {}): string {
      const { challenge, user } = JSON.parse(options);
      owner = user.id;
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array<ArrayBuffer>>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x ?? '', 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y ?? '', 'base64url'))],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const data = [authenticatorData(AT, how), Buffer.alloc(16), length, credentialId, key];
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(Buffer.concat(data))],
      ]);
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', how.challenge ?? challenge, how)),
        attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        transports: ['internal'],
      });
    },
    /** Answers what `beginPasskeySignIn` asks. */
    get(options: string, how: Circumstances = {}): string {
      counter += 1;
      const client = clientData('webauthn.get', how.challenge ?? JSON.parse(options).challenge, how);
      const data = authenticatorData(0, how);
      const signed = Buffer.concat([data, sha256(client)]);
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', signed, privateKey)),
        userHandle: how.userHandle ?? owner,
      });
    },
  };
}
