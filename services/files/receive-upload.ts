import { createHash } from 'node:crypto';
import { cleanLine } from '../../machines/rules/text/clean-text.ts';
import { fail } from '../base/errors.ts';
import { FILE_KINDS } from './file-kind.ts';
import { type FileStore, MOST_BYTES, type StoredFile } from './file-store.ts';
import { readForm } from './multipart.ts';
import { refusePhotoKind, refuseTooLarge } from './refusals.ts';
import type { UploadQuota } from './upload-quota.ts';

/** Limit of a form's bytes beside its file: its other fields and the lines between them. */
const FORM_BYTES = 64 * 1024;

interface UploadOptions {
  readonly files: FileStore;
  readonly quota: UploadQuota;
  readonly unnamed: string;
  /** HEIC and WebP, too, as phones make them. */
  readonly takesPhotos?: boolean;
}

/**
 * A form with one file. The file goes to the store while it comes; an announced length that is too large is refused before
 * anything is read. `unnamed` is what a file without a name is called.
 * @throws ServiceError 429 where the account has uploaded enough today
 */
export async function receiveUpload(request: Request, { files, quota, unnamed, takesPhotos = false }: UploadOptions) {
  const contentType = request.headers.get('content-type') ?? '';
  if (!contentType.startsWith('multipart/form-data') || !request.body) {
    fail('WRONG_FORM', 'Send the file as form data.');
  }
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > MOST_BYTES + FORM_BYTES) refuseTooLarge();
  await quota.check(Math.max(1, announced - FORM_BYTES));
  let received = 0;
  const content = createHash('sha256');
  async function* counted(bytes: AsyncIterable<Uint8Array>) {
    for await (const chunk of bytes) {
      received += chunk.byteLength;
      content.update(chunk);
      yield chunk;
    }
  }
  let stored: { file: StoredFile; name: string } | undefined;
  try {
    const fields = await readForm(request.body, contentType, async ({ field, fileName, bytes }) => {
      if (field !== 'file') fail('BAD_REQUEST', `${field} is not a field of this request.`, { field });
      stored = { file: await files.take(counted(bytes)), name: fileName };
    });
    const { file, name } = stored ?? fail('INVALID', 'This field is required.', { field: 'file' });
    if (!takesPhotos && (file.kind === 'heic' || file.kind === 'webp')) refusePhotoKind();
    received = 0;
    await quota.count(file.size);
    const { contentType: type, extension } = FILE_KINDS[file.kind];
    return {
      fields,
      file: {
        key: file.key,
        size: file.size,
        name: plainName(name, extension, unnamed),
        contentType: type,
        contentHash: content.digest('hex'),
      },
    };
  } catch (error) {
    if (stored) await discardUpload(files, stored.file.key);
    if (received > 0) await quota.countRefused(received);
    // An aborted upload is no fault of ours; no client reads this answer.
    if (request.signal.aborted) fail('CALLED_OFF', 'The upload was called off.');
    throw error;
  }
}

/** Takes back a stored file whose row was refused. That this failed is in the log; why the row was is the answer. */
export const discardUpload = (files: FileStore, key: string) => files.remove(key).catch(() => {});

/** Only the last part of what a browser calls a file, with the ending that its content has. */
function plainName(name: string, extension: string, unnamed: string): string {
  const last = cleanLine(name.split(/[\\/]/).at(-1) ?? '');
  const stem = last
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .replace(/^\.+/, '')
    .slice(0, 180);
  return `${stem || unnamed}${extension}`;
}
