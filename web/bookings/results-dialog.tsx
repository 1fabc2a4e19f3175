import { useState } from 'react';
import { RESULT_TYPES, RESULT_WORDS, type ResultType } from '../../machines/rules/result-types.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/inputs.tsx';
import { UploadBox } from '../ui/upload/upload-box.tsx';

type DialogProps = { candidateId: string; onClose: () => void; onStored: () => void };

/** What it is, then the file, which is sent as it is chosen. Closing calls it off. */
export default function ResultsDialog({ candidateId, onClose, onStored }: DialogProps) {
  const [fileType, setFileType] = useState<ResultType | ''>('');
  return (
    <Dialog
      open
      onClose={onClose}
      title="Upload results"
      actions={
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className="stack mt-4 gap-4">
        <Field label="What it is">
          <Select value={fileType} onValue={setFileType} choices={RESULT_TYPES} empty="Choose" />
        </Field>
        <UploadBox
          label="Choose the file"
          look="primary"
          offWhy={fileType === '' ? 'Say first what it is.' : null}
          to={() => ({ url: `/files/consult-files/${candidateId}`, parts: { file_type: fileType } })}
          words={RESULT_WORDS}
          onStored={onStored}
        />
      </div>
    </Dialog>
  );
}
