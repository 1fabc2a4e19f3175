import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { BucketPlace } from '../file-place.ts';

/** The smallest part that S3 takes; as much of a file is in memory, and no more. */
const PART_BYTES = 5 * 1024 * 1024;
/** Says by which parts a file's checksum was made. */
export const PART_METADATA = 'part-bytes';

/** The place of a file in a bucket: below the first two characters of its key, as in a folder. */
export const objectAt = ({ bucket: Bucket, prefix }: BucketPlace, key: string) => ({
  Bucket,
  Key: `${prefix}${key.slice(0, 2)}/${key}`,
});

/** S3 shows an object once it is there whole: an upload that breaks off is called off with its parts. */
export async function putObject(
  { client, place }: { client: S3Client; place: BucketPlace },
  key: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> {
  const params = {
    ...objectAt(place, key),
    Body: Readable.from(bytes, { objectMode: false }),
    Metadata: { [PART_METADATA]: String(PART_BYTES) },
    ...(place.encryption && { ServerSideEncryption: place.encryption }),
  };
  await new Upload({ client, params, partSize: PART_BYTES, queueSize: 1 }).done();
}
