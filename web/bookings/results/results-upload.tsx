import { Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import type { ConsultFile, Detail } from '../detail/booking-detail.ts';

const ResultsDialog = lazyPart(() => import('./results-dialog.tsx'));

type Props = {
  detail: Detail;
  /** The withdrawn file in whose place the upload comes. */
  replaces?: ConsultFile;
  onChanged: () => void;
};

/** The provider's people add what the clinic gave back about a candidate. */
export function ResultsUpload({ detail, replaces, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" look="quiet" icon={<Upload />} onClick={() => setOpen(true)}>
        {replaces ? 'Upload the right one' : 'Upload results'}
        {replaces ? <span className="sr-only">, in place of {replaces.fileName}</span> : null}
      </Button>
      {isOpen ? (
        <ResultsDialog
          candidateId={detail.candidateId}
          replaces={replaces}
          onClose={() => setOpen(false)}
          onStored={() => {
            setOpen(false);
            onChanged();
          }}
        />
      ) : null}
    </>
  );
}
