import { Upload as UploadIcon } from 'lucide-react';
import { useId, useRef } from 'react';
import { PAPERWORK_HINT, PAPERWORK_TYPES } from '../../../machines/rules/files/paperwork-file.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { ConfirmDialog } from '../../ui/dialog/dialog.tsx';
import { ProgressLine } from '../../ui/feedback/progress-line.tsx';
import { errorClass, hintClass } from '../../ui/fields/control-classes.ts';
import { fileSize } from '../../ui/file-size.ts';
import { messageFor } from '../messages.ts';
import type { Upload } from './use-upload.ts';

const LINE = 'flex flex-wrap items-center gap-x-3 gap-y-2';

type UploadProps = {
  upload: Upload;
  label: string;
  look?: 'primary' | 'default';
  /** The button is at the right, where there is room. */
  isReversed?: boolean;
  /** Why nothing can be chosen yet; said beside the button. */
  offWhy?: string | null;
};

/** Chooses a file and sends it up, with its progress, a way to call it off, and another try where it failed. */
export function UploadBox({ upload, label, look = 'default', isReversed = false, offWhy = null }: UploadProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const { file, sent, failure, leave } = upload;
  return (
    <div className={classes(LINE, isReversed && 'sm:flex-row-reverse')}>
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
          if (chosen) upload.choose(chosen);
        }}
      />
      {upload.isGoing && file ? (
        <div className={LINE}>
          <ProgressLine className="w-40" label={`Uploading ${file.name}`} most={file.size} value={sent} />
          <span className="text-xs text-text-3">
            {file.name}: {fileSize(sent)} of {fileSize(file.size)}
          </span>
          <Button size="sm" look="quiet" onClick={upload.callOff}>
            Cancel upload
          </Button>
        </div>
      ) : (
        <Button
          look={look}
          icon={<UploadIcon />}
          aria-describedby={hintId}
          off={offWhy}
          onClick={() => chooser.current?.click()}
        >
          {label}
        </Button>
      )}
      <span id={hintId} className={hintClass}>
        {PAPERWORK_HINT}
      </span>
      {failure && file ? (
        <div className={LINE} role="alert">
          <span className={errorClass}>
            {file.name}: {messageFor(failure)}
          </span>
          {failure.code === 'BAD_REQUEST' ? null : (
            <Button size="sm" onClick={upload.retry}>
              Try again<span className="sr-only">: {file.name}</span>
            </Button>
          )}
          <Button size="sm" look="quiet" onClick={upload.dismiss}>
            Dismiss
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        open={leave.isAsked}
        question="Stop the upload?"
        consequence={`${file?.name} is still on its way. Nothing of it is kept when you leave now.`}
        confirm="Stop and leave"
        cancel="Keep uploading"
        danger
        onConfirm={leave.confirm}
        onCancel={leave.cancel}
      />
    </div>
  );
}
