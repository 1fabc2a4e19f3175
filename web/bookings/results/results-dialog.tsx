import { useState } from 'react';
import { RESULT_TYPES, RESULT_WORDS, type ResultType } from '../../../machines/rules/files/result-types.ts';
import { resultsOf } from '../../app/upload/send-file.ts';
import { UploadBox } from '../../app/upload/upload-box.tsx';
import { useUpload } from '../../app/upload/use-upload.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/inputs.tsx';
import type { ConsultFile } from '../detail/booking-detail.ts';

type DialogProps = {
  candidateId: string;
  replaces: ConsultFile | undefined;
  onClose: () => void;
  onStored: () => void;
};

/** The type first, then the file, which is sent as it is chosen. Closing asks first while it is on its way. */
export default function ResultsDialog({ candidateId, replaces, onClose, onStored }: DialogProps) {
  const [fileType, setFileType] = useState<ResultType | ''>(
    RESULT_TYPES.find(({ value }) => value === replaces?.fileType)?.value ?? '',
  );
  const upload = useUpload({
    to: () =>
      resultsOf(candidateId, { file_type: fileType, ...(replaces ? { replaces_file_id: replaces.fileId } : {}) }),
    words: RESULT_WORDS,
    onStored,
  });
  const close = () => upload.leaveFor(onClose);
  return (
    <Dialog
      open
      onClose={close}
      title={replaces ? 'Upload the right file' : 'Upload results'}
      {...(replaces ? { text: `It comes in place of ${replaces.fileName}, which was withdrawn.` } : {})}
      actions={
        <Button look="quiet" onClick={close}>
          Close
        </Button>
      }
    >
      <div className="grid mt-4 gap-4">
        <Field label="What it is">
          <Select value={fileType} onValue={setFileType} choices={RESULT_TYPES} empty="Choose" />
        </Field>
        <UploadBox
          label="Choose the file"
          look="primary"
          offWhy={fileType === '' ? 'Say first what it is.' : null}
          upload={upload}
        />
      </div>
    </Dialog>
  );
}
