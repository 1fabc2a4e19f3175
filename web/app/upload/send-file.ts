import { fromCallback } from 'xstate';
import { PortalFailure, toPortalError } from '../../../machines/lib/portal-error.ts';
import type { UploadNews } from '../../../machines/upload/upload.machine.ts';
import { callWithRefresh } from '../api/call-with-refresh.ts';
import { type Gateway, TIMEOUT_MS } from '../api/gateway-client.ts';
import { restError } from '../api/rest-error.ts';

/** The address that a file is sent to, and the form parts sent with it. */
export interface Destination {
  readonly url: string;
  readonly parts: Readonly<Record<string, string>>;
}

/** The destination of a candidate's results. */
export const resultsOf = (candidateId: string, parts: Destination['parts']): Destination => ({
  url: `/files/consult-files/${candidateId}`,
  parts,
});

/**
 * Sends a file as form data, with its progress, which no fetch tells. A session that is over is refreshed once, and the
 * file sent again; stopping the actor stops the sending. Given up where nothing has moved for 30 seconds.
 */
export const sendFile = <Answer, Input>(
  { session }: Gateway['stream'],
  wanted: (input: Input) => Destination & { readonly file: File },
) =>
  fromCallback<{ type: 'stop' }, Input>(({ input, sendBack }) => {
    let request: XMLHttpRequest | null = null;
    let isStopped = false;
    const tell = (news: UploadNews<Answer>) => (isStopped ? undefined : sendBack(news));
    const { file, url, parts } = wanted(input);
    const attempt = async (): Promise<void> => {
      if (isStopped) return;
      session.onRequest();
      request = new XMLHttpRequest();
      const { status, answer } = await sent(request, formOf(file, parts), {
        url,
        token: session.token(),
        onProgress: (bytes) => tell({ type: 'upload.progressed', sent: Math.min(bytes, file.size) }),
      });
      if (status !== 201) throw new PortalFailure(restError(status, answer));
      tell({ type: 'upload.answered', answer: answer as Answer });
    };
    session
      .whenReady()
      .then(() => callWithRefresh(session, { kind: 'person' }, attempt))
      .catch((thrown: unknown) => tell({ type: 'upload.failed', error: toPortalError(thrown) }));
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
