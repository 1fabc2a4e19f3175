import { fromCallback } from 'xstate';
import type { PortalError } from '../../../machines/lib/portal-error.ts';
import type { UploadNews } from '../../../machines/upload/upload.machine.ts';
import type { Gateway } from '../api/gateway-client.ts';
import { TIMEOUT_MS } from '../api/gateway-client.ts';

/** Where a file goes, and what goes with it. */
export interface Destination {
  readonly url: string;
  readonly parts: Readonly<Record<string, string>>;
}

/**
 * Sends a file as form data, with its progress, which no fetch tells. A session that is over is refreshed once, and the
 * file sent again; stopping the actor stops the sending. Given up where nothing has moved for 30 seconds.
 */
export const sendFile = <Answer>({ session }: Gateway['stream'], to: (file: File) => Destination) =>
  fromCallback<{ type: 'stop' }, { file: File }>(({ input: { file }, sendBack }) => {
    let request: XMLHttpRequest | null = null;
    let isStopped = false;
    const tell = (news: UploadNews<Answer>) => (isStopped ? undefined : sendBack(news));
    const { url, parts } = to(file);
    const attempt = async (wasReplayed: boolean): Promise<void> => {
      await session.whenReady();
      if (isStopped) return;
      session.onRequest();
      const generation = session.generation();
      request = new XMLHttpRequest();
      const { status, answer } = await sent(request, formOf(file, parts), {
        url,
        token: session.token(),
        onProgress: (bytes) => tell({ type: 'upload.progressed', sent: Math.min(bytes, file.size) }),
      });
      if (status === 201) return tell({ type: 'upload.answered', answer: answer as Answer });
      const error = errorOf(status, answer);
      if (error.code !== 'UNAUTHENTICATED' && error.code !== 'SESSION_EXPIRED') {
        return tell({ type: 'upload.failed', error });
      }
      await session.onUnauthorized({ code: error.code, kind: 'person', generation, wasReplayed });
      return attempt(true);
    };
    void attempt(false);
    return () => {
      isStopped = true;
      request?.abort();
    };
  });

function formOf(file: File, parts: Destination['parts']): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  form.append('file', file);
  return form;
}

type Sending = { url: string; token: string | null; onProgress: (bytes: number) => void };

/** Answers with status 0 where there was no answer. */
function sent(request: XMLHttpRequest, form: FormData, { url, token, onProgress }: Sending) {
  return new Promise<{ status: number; answer: unknown }>((resolve) => {
    let patience = setTimeout(() => request.abort(), TIMEOUT_MS);
    request.upload.onprogress = ({ loaded }) => {
      clearTimeout(patience);
      patience = setTimeout(() => request.abort(), TIMEOUT_MS);
      onProgress(loaded);
    };
    request.onloadend = () => {
      clearTimeout(patience);
      resolve({ status: request.status, answer: request.response });
    };
    request.open('POST', url);
    request.responseType = 'json';
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.send(form);
  });
}

function errorOf(status: number, answer: unknown): PortalError {
  const error = Object(Object(answer)['error']);
  const reason = String(error['message'] ?? '');
  const field = error['field'];
  switch (status) {
    case 0:
    case 502:
    case 504:
      return { code: 'UNREACHABLE' };
    case 401:
      return { code: 'UNAUTHENTICATED' };
    case 498:
      return { code: 'SESSION_EXPIRED' };
    case 404:
      return { code: 'NOT_FOUND' };
    case 400:
    case 413:
    case 422:
      return { code: 'BAD_REQUEST', reason, fields: typeof field === 'string' ? { [field]: reason } : {} };
    default:
      return { code: 'REJECTED', status, reason };
  }
}
