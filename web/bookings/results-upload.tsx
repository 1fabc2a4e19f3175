import { Upload } from 'lucide-react';
import { useState } from 'react';
import { RESULT_TYPES, type Results, resultsForm } from '../../machines/results-form.ts';
import { useGateway } from '../session/session-context.tsx';
import { EditDialog } from '../ui/admin/edit-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { Field, useControl } from '../ui/field.tsx';
import { useForm } from '../ui/form.tsx';
import { Select } from '../ui/inputs.tsx';
import type { Detail } from './detail-page.tsx';
import { useMayChangeStatus } from './may-change-status.ts';
import { sendResults } from './send-results.ts';

type Props = { detail: Detail; onChanged: () => void };

/** The provider's people add what the clinic gave back about a candidate. */
export function ResultsUpload({ detail, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" look="quiet" icon={<Upload className="i" />} onClick={() => setOpen(true)}>
        Upload results
      </Button>
      {isOpen ? (
        <UploadDialog
          candidateId={detail.candidateId}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onChanged();
          }}
        />
      ) : null}
    </>
  );
}

const machine = resultsForm<File>();
const nothing: Results<File> = { fileType: '', file: null };

function UploadDialog({ candidateId, ...host }: { candidateId: string; onClose: () => void; onDone: () => void }) {
  const gateway = useGateway();
  const form = useForm(machine, nothing, {
    save: (values, signal) => sendResults(gateway.stream, candidateId, values, signal),
    goOn: host.onDone,
  });
  const file = form.field('file');
  return (
    <EditDialog form={form} title="Upload results" submit="Upload" busy="Uploading…" onClose={host.onClose}>
      <Field label="What it is" error={form.errors['fileType']}>
        <Select {...form.field('fileType')} choices={RESULT_TYPES} empty="Choose" />
      </Field>
      <Field label="File" hint="PDF, PNG, JPG or Word, at most 10 MB." keepHint error={form.errors['file']}>
        <FileInput onFile={file.onValue} onBlur={file.onBlur} />
      </Field>
    </EditDialog>
  );
}

function FileInput({ onFile, onBlur }: { onFile: (file: File | null) => void; onBlur: () => void }) {
  return (
    <input
      {...useControl()}
      type="file"
      name="file"
      accept=".pdf,.png,.jpg,.jpeg,.docx"
      onBlur={onBlur}
      onChange={(event) => onFile(event.target.files?.[0] ?? null)}
    />
  );
}
