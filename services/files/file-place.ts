import { fileURLToPath } from 'node:url';

/** The place that `FILES_URL` names: a folder that this machine has, or a bucket of an S3 store. */
export type FilePlace = FolderPlace | BucketPlace;

export interface FolderPlace {
  readonly kind: 'folder';
  readonly folder: string;
}

export interface BucketPlace {
  readonly kind: 's3';
  readonly bucket: string;
  /** Prefix of each key: nothing, or a path that ends with a slash. */
  readonly prefix: string;
  /** Another store than Amazon's own. */
  readonly endpoint: string | null;
  readonly region: string;
  /** Encryption requested of the store; null leaves it to the bucket. */
  readonly encryption: Encryption | null;
}

const encryptions = ['AES256', 'aws:kms'] as const;
type Encryption = (typeof encryptions)[number];

/** `file:///folder` or `s3://bucket/prefix?endpoint=…&region=…&encryption=…`; null for anything else. */
export function readFilePlace(value: string): FilePlace | null {
  const url = URL.parse(value);
  if (url?.protocol === 'file:' && url.host === '') return { kind: 'folder', folder: fileURLToPath(url) };
  return url?.protocol === 's3:' ? readBucket(url) : null;
}

/** Keys are in the environment as every S3 client reads them, never in an address that may be printed. */
function readBucket({ host, port, username, password, pathname, searchParams }: URL): BucketPlace | null {
  if (!/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(host) || port || username || password) return null;
  const { endpoint = null, region = 'us-east-1', encryption = null, ...others } = Object.fromEntries(searchParams);
  const known = encryptions.find((name) => name === encryption) ?? null;
  const isWrong = encryption !== known || Object.keys(others).length > 0;
  if (isWrong || (endpoint !== null && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))) return null;
  const path = pathname.replace(/^\/+|\/+$/g, '');
  return { kind: 's3', bucket: host, prefix: path === '' ? '' : `${path}/`, endpoint, region, encryption: known };
}
