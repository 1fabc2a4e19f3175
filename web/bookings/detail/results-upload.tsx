import { Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import type { Detail } from './booking-detail.ts';

const ResultsDialog = later(() => import('./results-dialog.tsx'));

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
        <ResultsDialog
          candidateId={detail.candidateId}
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
