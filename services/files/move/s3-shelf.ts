import type { Readable } from 'node:stream';
import { GetObjectCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { isKey } from '../file-key.ts';
import type { BucketPlace } from '../file-place.ts';
import { objectAt, putObject } from '../s3/put-object.ts';
import { s3Client } from '../s3/s3-client.ts';
import type { FileShelf } from './shelf.ts';

export function s3Shelf(place: BucketPlace): FileShelf {
  const client = s3Client(place);
  const { bucket: Bucket, prefix: Prefix } = place;
  return {
    async *keys() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
        yield* Contents.map(({ Key = '' }) => Key.slice(Prefix.length).split('/').at(-1) ?? '').filter(isKey);
      }
    },
    async read(key) {
      const { Body } = await client.send(new GetObjectCommand(objectAt(place, key)));
      return Body as Readable;
    },
    write: (key, bytes) => putObject({ client, place }, key, bytes),
  };
}
