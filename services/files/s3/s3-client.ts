import { S3Client } from '@aws-sdk/client-s3';
import type { BucketPlace } from '../file-place.ts';

/** Two tries of at most ten seconds: a request for a file has an answer before the gateway gives up. */
const CONNECT_MS = 2_000;
const REQUEST_MS = 10_000;
const MAX_ATTEMPTS = 2;

/**
 * Keys come from where every S3 client takes them (`AWS_ACCESS_KEY_ID`, a role of the machine …).
 * Only checksums that every store knows are sent: the signature covers the SHA-256 of each part.
 */
export function s3Client({ endpoint, region }: BucketPlace, requestMs = REQUEST_MS): S3Client {
  return new S3Client({
    region,
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: requestMs,
      throwOnRequestTimeout: true,
      socketTimeout: requestMs,
    },
  });
}
