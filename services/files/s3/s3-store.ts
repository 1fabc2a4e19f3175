import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { newKey, wellFormedKey } from '../file-key.ts';
import type { BucketPlace } from '../file-place.ts';
import type { FileStore } from '../file-store.ts';
import { unavailable } from '../refusals.ts';
import { checkedBody } from './checked-body.ts';
import { inspected } from './inspected.ts';
import { objectAt, PART_METADATA, putObject } from './put-object.ts';

interface Deps {
  readonly client: S3Client;
  readonly place: BucketPlace;
  /** Told why the store could not be written or read. */
  readonly onFault: (error: unknown) => void;
}

/** Files in a bucket, by the same names as in a folder. */
export function s3Store({ client, place, onFault }: Deps): FileStore {
  const objectOf = (key: string) => objectAt(place, wellFormedKey(key));
  const orUnavailable = (verb: Parameters<typeof unavailable>[0]) => (error: unknown) => {
    onFault(error);
    return unavailable(verb);
  };
  return {
    async take(bytes) {
      const key = newKey();
      const file = inspected(bytes);
      await putObject({ client, place }, key, file.bytes).catch((error: unknown) => {
        const ofTheBytes = file.fault();
        if (ofTheBytes !== undefined) throw ofTheBytes;
        return orUnavailable('stored')(error);
      });
      return { key, ...file.result() };
    },
    async check(key) {
      const object = objectOf(key);
      await client.send(new HeadObjectCommand(object)).catch(orUnavailable('read'));
    },
    async open(key) {
      const object = objectOf(key);
      const found = await client.send(new GetObjectCommand(object)).catch(orUnavailable('read'));
      // Node's own stream type differs from the browser's by name only.
      const body = Readable.toWeb(Readable.from(checked(found))) as ReadableStream<Uint8Array<ArrayBuffer>>;
      return { size: Number(found.ContentLength), body };
    },
    async remove(key) {
      const object = objectOf(key);
      await client.send(new DeleteObjectCommand(object)).catch(orUnavailable('deleted'));
    },
  };
}

/** The bytes of an answer, compared with their checksum where the store keeps one that is of the bytes. */
function checked({ Body, ETag = '', Metadata, ServerSideEncryption }: GetObjectCommandOutput) {
  const body = Body as Readable;
  const partBytes = Number(Metadata?.[PART_METADATA]);
  const isOfBytes = partBytes > 0 && !ServerSideEncryption?.startsWith('aws:kms');
  return isOfBytes ? checkedBody(body, { etag: ETag.replaceAll('"', ''), partBytes }) : body;
}
