import { Upload as UploadIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { PAPERWORK_HINT, PAPERWORK_TYPES, paperworkFileMessage } from '../../../machines/rules/paperwork-file.ts';
import { uploadMachine } from '../../../machines/upload.machine.ts';
import { messageFor } from '../../messages.ts';
import { useGateway } from '../../session/session-context.tsx';
import { useMachine } from '../../tap/use-machine.ts';
import { Button } from '../button.tsx';
import { fileSize } from '../file-size.ts';
import { notify } from '../snacks.ts';
import { type Destination, sendFile } from './send-file.ts';
import './upload.css';

type Upload<Answer> = {
  /** Asked when a file is sent. */
  to: (file: File) => Destination;
  words: { done: string; failed: string };
  onStored: (stored: Answer) => void;
};

type UploadProps<Answer> = Upload<Answer> & {
  label: string;
  look?: 'primary' | 'default';
  /** Why nothing can be chosen yet; said beside the button. */
  offWhy?: string | null;
};

/** Chooses a file and sends it up, with its progress, a way to call it off, and another try where it failed. */
export function UploadBox<Answer>({ label, look = 'default', offWhy = null, ...upload }: UploadProps<Answer>) {
  const chooser = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [snapshot, send] = useUpload(upload);
  const { file, sent, failure } = snapshot.context;
  return (
    <div className="upload">
      {/* The button is what people see and reach; the browser's own chooser opens from it. */}
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={label}
        accept={PAPERWORK_TYPES}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          event.target.value = ''; // the same file can be chosen again
          if (chosen) send({ type: 'file.chosen', file: chosen });
        }}
      />
      {snapshot.matches('uploading') && file ? (
        <div className="upload-going">
          <progress aria-label={`Uploading ${file.name}`} max={file.size} value={sent} />
          <span className="small quiet">
            {file.name}: {fileSize(sent)} of {fileSize(file.size)}
          </span>
          <Button size="sm" look="quiet" onClick={() => send({ type: 'upload.cancelled' })}>
            Cancel upload
          </Button>
        </div>
      ) : (
        <Button
          look={look}
          icon={<UploadIcon className="i" />}
          aria-describedby={hintId}
          off={offWhy}
          onClick={() => chooser.current?.click()}
        >
          {label}
        </Button>
      )}
      <span id={hintId} className="hint">
        {PAPERWORK_HINT}
      </span>
      {snapshot.matches('failed') && failure && file ? (
        <div className="upload-going" role="alert">
          <span className="err">
            {file.name}: {messageFor(failure)}
          </span>
          {failure.code === 'BAD_REQUEST' ? null : (
            <Button size="sm" onClick={() => send({ type: 'retry.pressed' })}>
              Try again<span className="sr">: {file.name}</span>
            </Button>
          )}
          <Button size="sm" look="quiet" onClick={() => send({ type: 'failure.dismissed' })}>
            Leave it
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function useUpload<Answer>(upload: Upload<Answer>) {
  const gateway = useGateway();
  const latest = useRef(upload);
  useEffect(() => {
    latest.current = upload;
  });
  const [machine] = useState(() =>
    uploadMachine<File, Answer>({
      ...upload.words,
      mistakeOf: ({ size }) => {
        const reason = paperworkFileMessage(size);
        return reason === null ? null : { code: 'BAD_REQUEST', reason, fields: {} };
      },
    }).provide({
      actors: { sendFile: sendFile<Answer>(gateway.stream, (file) => latest.current.to(file)) },
      actions: {
        takeAnswer: (_, { answer }) => latest.current.onStored(answer),
        showNotice: (_, notice) => notify(notice),
      },
    }),
  );
  return useMachine(machine);
}
