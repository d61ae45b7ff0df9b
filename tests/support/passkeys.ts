import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

export const origin = 'https://write.example.com';
const hash = (data: string | Buffer) => createHash('sha256').update(data).digest();
const encode = (bytes: Buffer | Uint8Array) => Buffer.from(bytes).toString('base64url');

interface Faults {
  origin?: string;
  /** The device did not check who holds it. */
  unverified?: boolean;
}

/** A device with one passkey, as a browser answers for it. */
export function createDevice() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const getClientData = (type: string, challenge: string, at = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  function getData(rpID: string, { unverified }: Faults, attested = false): Buffer {
    counter += 1;
    const flags = 1 + (unverified ? 0 : 4) + (attested ? 64 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([hash(rpID), Buffer.from([flags]), count]);
  }

  return {
    rewind: () => void (counter = 0),

    register({ challenge, rp }: any, faults: Faults = {}) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
      ]);
      const length = Buffer.from([0, id.byteLength]);
      const authData = Buffer.concat([getData(rp.id, faults, true), Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      const response = {
        clientDataJSON: encode(getClientData('webauthn.create', challenge, faults.origin)),
        attestationObject: encode(isoCBOR.encode(attestation as never)),
      };
      return { id: encode(id), rawId: encode(id), type: 'public-key', response, clientExtensionResults: {} };
    },

    sign({ challenge, rpId }: any, faults: Faults = {}) {
      const authData = getData(rpId, faults);
      const clientData = getClientData('webauthn.get', challenge, faults.origin);
      const signature = sign('sha256', Buffer.concat([authData, hash(clientData)]), privateKey);
      const response = {
        clientDataJSON: encode(clientData),
        authenticatorData: encode(authData),
        signature: encode(signature),
      };
      return { id: encode(id), rawId: encode(id), type: 'public-key', response, clientExtensionResults: {} };
    },
  };
}
