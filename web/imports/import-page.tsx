import { FileDown } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'wouter';
import type { ImportKind } from '../../machines/rules/import/import-columns.ts';
import { templateOf } from '../../machines/rules/import/import-file.ts';
import { importKindsFor } from '../../machines/rules/import/import-kinds.ts';
import { useAccess } from '../app/session/session-context.tsx';
import { Button } from '../ui/button.tsx';
import { DropArea } from '../ui/drop-area.tsx';
import { SegmentedControl } from '../ui/fields/segmented.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { useRestoredFocus } from '../ui/restored-focus.ts';
import { saveFile } from '../ui/save-file.ts';
import { EarlierImport } from './earlier-import.tsx';
import { ImportFlow } from './import-flow.tsx';
import { UninvitedPanel } from './uninvited-panel.tsx';
import { useImport } from './use-import.ts';

const labels: Readonly<Record<ImportKind, string>> = {
  companies: 'Companies',
  subsidiaries: 'Subsidiaries',
  accounts: 'Accounts',
  packages: 'Packages',
};

/** /import: companies, subsidiaries, accounts and packages from CSV. The kind is in the address. */
export default function ImportPage() {
  const { permissions } = useAccess();
  const kinds = importKindsFor(permissions);
  const [params, setParams] = useSearchParams();
  const wanted = kinds.find((kind) => kind === params.get('kind')) ?? kinds[0] ?? 'companies';
  const { snapshot, send, report, choose } = useImport(wanted);
  const { kind } = snapshot.context;
  const chooser = useRef<HTMLInputElement>(null);
  const chooseKind = (chosen: ImportKind) => {
    send({ type: 'kind.chosen', kind: chosen });
    if (!snapshot.matches('importing')) setParams({ kind: chosen }, { replace: true });
  };
  return (
    <DropArea label="Import" onFiles={choose}>
      <PageHead
        title="Import"
        subtitle="Many rows from one CSV file: checked first, then all of them or none"
        wrap
        actions={
          <Button
            icon={<FileDown />}
            onClick={() =>
              saveFile({
                name: `${kind}.csv`,
                content: new Blob([templateOf(kind)], { type: 'text/csv;charset=utf-8' }),
              })
            }
          >
            Template<span className="sr-only"> for {kind}</span>
          </Button>
        }
      />
      {/* The buttons are what people see and reach; the browser's own chooser opens from them. */}
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label="Choose a CSV file"
        accept=".csv,text/csv"
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = ''; // the same file can be chosen again
          choose(chosen);
        }}
      />
      <div className="min-h-0 flex-1 overflow-y-auto pb-6">
        <div className="overflow-x-auto px-4 pb-4 sm:px-6 max-sm:[&_button]:px-1.5">
          <SegmentedControl
            label="What the rows are"
            value={kind}
            choices={kinds.map((value) => ({ value, label: labels[value] }))}
            onValue={chooseKind}
          />
        </div>
        <div {...useRestoredFocus()}>
          <ImportFlow state={snapshot} send={send} report={report} onPick={() => chooser.current?.click()} />
          {snapshot.matches('choosing') ? <EarlierImport key={kind} kind={kind} send={send} /> : null}
          {kind === 'accounts' ? (
            <UninvitedPanel after={(['imported', 'undone'] as const).find((one) => snapshot.matches(one))} />
          ) : null}
        </div>
      </div>
    </DropArea>
  );
}
