import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { PAPERWORK_HINT, PAPERWORK_TYPES } from '../../machines/rules/files/paperwork-file.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog/dialog.tsx';
import { DropArea } from '../ui/drop-area.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { useRestoredFocus } from '../ui/restored-focus.ts';
import { ResultBatch } from './result-batch.tsx';
import { useResultBatch } from './use-result-batch.ts';

/** /results: the files of a whole day or week, dropped at once. */
export default function ResultsPage() {
  const { snapshot, send, choose } = useResultBatch();
  const chooser = useRef<HTMLInputElement>(null);
  const isEmpty = snapshot.matches({ batch: 'empty' });
  const pick = () => chooser.current?.click();
  return (
    <DropArea label="Results" onFiles={choose}>
      <PageHead
        title="Results"
        subtitle="Upload results for many candidates"
        actions={isEmpty ? null : <Button onClick={pick}>Add files</Button>}
      />
      {/* The buttons are what people see and reach; the browser's own chooser opens from them. */}
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        aria-label="Choose files"
        accept={PAPERWORK_TYPES}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = ''; // the same files can be chosen again
          if (chosen.length > 0) choose(chosen);
        }}
      />
      <div {...useRestoredFocus()} className="flex min-h-0 flex-1 flex-col">
        {isEmpty ? <FirstFiles onPick={pick} /> : <ResultBatch state={snapshot} send={send} />}
      </div>
      <ConfirmDialog
        open={snapshot.matches({ leaving: 'asked' })}
        question="Leave these results?"
        consequence="What is uploaded stays. The other files are not uploaded: drop them here again to go on."
        confirm="Leave"
        cancel="Stay"
        danger
        onConfirm={() => send({ type: 'leave.confirmed' })}
        onCancel={() => send({ type: 'leave.cancelled' })}
      />
    </DropArea>
  );
}

const FirstFiles = ({ onPick }: { onPick: () => void }) => (
  <div className="px-4 pb-6 sm:px-6">
    <div className="grid justify-items-center gap-3 rounded-lg border border-control border-dashed bg-surface px-6 py-14 text-center">
      <FileUp className="size-8 text-text-3" aria-hidden />
      <h2 className="font-semibold text-lg">Drop result files here</h2>
      <p className="max-w-[460px] text-text-2">
        Up to 200 at once. Each goes to the person whose reference or name its file name has, such as “PF-204817
        audiometry.pdf” or “Walker, Liam report.pdf”. You look through them before anything is uploaded.
      </p>
      <Button look="primary" size="lg" onClick={onPick}>
        Choose files
      </Button>
      <p className="text-sm text-text-3">{PAPERWORK_HINT}</p>
    </div>
  </div>
);
