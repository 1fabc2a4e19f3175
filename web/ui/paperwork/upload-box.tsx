import { Upload } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { UPLOAD_WORDS } from '../../../machines/paperwork-forms.ts';
import { PAPERWORK_HINT, PAPERWORK_TYPES, paperworkFileMessage } from '../../../machines/rules/paperwork-file.ts';
import { uploadMachine } from '../../../machines/upload.machine.ts';
import { messageFor } from '../../messages.ts';
import { useGateway } from '../../session/session-context.tsx';
import { useMachine } from '../../tap/use-machine.ts';
import { Button } from '../button.tsx';
import { fileSize } from '../file-size.ts';
import { notify } from '../snacks.ts';
import { type PaperworkUpload, type StoredPaperwork, sendPaperwork } from './send-file.ts';
import './paperwork.css';

type UploadProps = PaperworkUpload & {
  label: string;
  look?: 'primary' | 'default';
  onStored: (stored: StoredPaperwork) => void;
};

/** Chooses a file and sends it up, with its progress, a way to call it off, and another try where it failed. */
export function UploadBox({ label, look = 'default', org, temporary, onStored }: UploadProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [snapshot, send] = useUpload({ org, temporary }, onStored);
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
          icon={<Upload className="i" />}
          aria-describedby={hintId}
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

function useUpload(upload: PaperworkUpload, onStored: (stored: StoredPaperwork) => void) {
  const gateway = useGateway();
  const stored = useRef(onStored);
  useEffect(() => {
    stored.current = onStored;
  }, [onStored]);
  const [machine] = useState(() =>
    uploadMachine<File, StoredPaperwork>({
      ...UPLOAD_WORDS,
      mistakeOf: ({ size }) => {
        const reason = paperworkFileMessage(size);
        return reason === null ? null : { code: 'BAD_REQUEST', reason, fields: {} };
      },
    }).provide({
      actors: { sendFile: sendPaperwork(gateway.stream, upload) },
      actions: {
        takeAnswer: (_, { answer }) => stored.current(answer),
        showNotice: (_, notice) => notify(notice),
      },
    }),
  );
  return useMachine(machine);
}
