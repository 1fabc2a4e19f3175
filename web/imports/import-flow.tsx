import { FileUp } from 'lucide-react';
import { uuidv7 } from 'uuidv7';
import { isUnanswered, UNANSWERED } from '../../machines/lib/unanswered.ts';
import { columnsOf, type ImportKind } from '../../machines/rules/import/import-columns.ts';
import { requestIdOf } from '../app/api/gateway-client.ts';
import { messageFor } from '../app/messages.ts';
import { Button } from '../ui/button.tsx';
import { pluralize } from '../ui/date-format.ts';
import { Banner } from '../ui/feedback/states.tsx';
import { ReportTable } from './report-table.tsx';
import type { ImportReport, ImportState, SendImport } from './use-import.ts';

type FlowProps = { state: ImportState; send: SendImport; report: ImportReport | null; onPick: () => void };

/** The state of an import, its buttons, and the rows as they were judged. */
export function ImportFlow({ state, send, report, onPick }: FlowProps) {
  const { kind, file } = state.context;
  if (state.matches('choosing')) return <FirstFile kind={kind} onPick={onPick} />;
  const isJudged = ['faulty', 'ready', 'importing', 'unfinished', 'imported', 'undoing'].some(
    (one) => state.value === one,
  );
  return (
    <section aria-label={file?.name ?? 'Last import'} aria-busy={state.hasTag('busy')}>
      <div className="toolbar">
        <p role="status" className="min-w-0 break-words font-strong tabular-nums">
          {progressText(state)}
        </p>
        <span className="ml-auto flex flex-wrap items-center gap-2">
          <Presses state={state} send={send} onPick={onPick} />
        </span>
      </div>
      <div className="grid gap-2 px-4 pb-3 empty:hidden sm:px-6">
        <Trouble state={state} send={send} faults={isJudged ? (report?.faults ?? []) : []} />
      </div>
      {isJudged && report && report.rows.length > 0 ? <ReportTable key={file?.key} report={report} /> : null}
    </section>
  );
}

function Presses({ state, send, onPick }: Omit<FlowProps, 'report'>) {
  const { result } = state.context;
  if (state.matches('imported') || state.matches('undoing') || state.matches('undone')) {
    return (
      // Buttons of their own: a late second press of 'Import' does not clear the rows.
      <>
        {state.matches('undone') ? null : (
          <Button
            key="undo"
            busy={state.matches('undoing') ? 'Undoing…' : null}
            onClick={() => send({ type: 'undo.pressed' })}
          >
            Undo this import
          </Button>
        )}
        <Button
          key="another"
          look="primary"
          off={state.matches('undoing') ? 'Undoing…' : null}
          onClick={() => send({ type: 'another.pressed' })}
        >
          Import another file
        </Button>
      </>
    );
  }
  const isImporting = state.matches('importing');
  const rows = pluralize(result?.total ?? 0, 'row');
  return (
    <>
      {/* A fault of the whole file stays in the file; rows may become right once a company exists. */}
      {state.matches('faulty') && result?.faults === 0 ? (
        <Button onClick={() => send({ type: 'retry.pressed' })}>Check again</Button>
      ) : null}
      {isImporting ? null : (
        <Button look={state.matches('ready') ? 'default' : 'primary'} onClick={onPick}>
          Choose another file
        </Button>
      )}
      {state.matches('ready') || isImporting ? (
        <Button
          look="primary"
          busy={isImporting ? 'Importing…' : null}
          onClick={() => send({ type: 'import.pressed', importId: uuidv7() })}
        >
          Import {rows}
        </Button>
      ) : null}
    </>
  );
}

function Trouble({ state, send, faults }: Pick<FlowProps, 'state' | 'send'> & { faults: readonly string[] }) {
  const { failure } = state.context;
  const retry = (retryWhat: string) => ({ retryWhat, onRetry: () => send({ type: 'retry.pressed' }) });
  if (failure) {
    const requestId = requestIdOf(failure);
    if (state.matches('unfinished')) {
      return (
        <Banner tone="bad" title="Nobody knows whether it was imported" requestId={requestId} {...retry('the import')}>
          {messageFor(failure)} Nothing is imported twice.
        </Banner>
      );
    }
    if (state.matches('imported')) {
      const title = isUnanswered(failure)
        ? 'It is not known whether the import was undone'
        : 'The import was not undone';
      return (
        <Banner tone="bad" title={title} requestId={requestId}>
          {isUnanswered(failure) ? UNANSWERED : messageFor(failure)}
        </Banner>
      );
    }
    const title = state.matches('unread') ? 'The file was not read' : 'The file was not checked';
    // A fault of the file itself would not go away with a second try.
    const again = failure.code === 'BAD_REQUEST' ? {} : retry('checking the file');
    return (
      <Banner tone="bad" title={title} requestId={requestId} {...again}>
        {messageFor(failure)}
      </Banner>
    );
  }
  if (faults.length === 0) return null;
  return (
    <Banner tone="bad" title="This file does not fit">
      <ul className="list-disc pl-4">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </Banner>
  );
}

function progressText(state: ImportState): string {
  const { file, result, kind } = state.context;
  const name = file?.name ?? '';
  // An import of an earlier visit is known without its file.
  const of = file ? ` of ${name}` : '';
  if (state.matches('reading')) return `Reading ${name}…`;
  if (state.matches('checking')) return `Checking ${name}…`;
  if (state.matches('unread') || state.matches('unchecked')) return name;
  const rows = result?.total ?? 0;
  if (state.matches('imported')) {
    const invite = kind === 'accounts' ? ' Nobody has been mailed: send the invitations below.' : '';
    return `${pluralize(rows, 'row')}${of} imported.${invite}`;
  }
  if (state.matches('undoing')) return `Undoing the import${of}…`;
  if (state.matches('undone')) return `The import${of} was undone.`;
  if (state.matches('faulty')) {
    if (rows === 0) return `${name}: nothing was imported`;
    return `${name}: ${result?.faulty} of ${pluralize(rows, 'row')} to correct. Nothing was imported: correct the file and drop it again.`;
  }
  if (state.matches('importing')) return `Importing ${pluralize(rows, 'row')} of ${name}…`;
  return `${name}: ${pluralize(rows, 'row')}, no errors`;
}

const FirstFile = ({ kind, onPick }: { kind: ImportKind; onPick: () => void }) => (
  <div className="grid gap-6 px-4 pb-6 sm:px-6">
    <div className="grid justify-items-center gap-3 rounded-lg border border-control border-dashed bg-surface px-6 py-10 text-center">
      <FileUp className="size-8 text-text-3" aria-hidden />
      <h2 className="font-semibold text-lg">Drop a CSV file of {kind} here</h2>
      <p className="max-w-[460px] text-text-2">
        Up to 2,000 rows below a line of headings, as a spreadsheet saves them. Every cell is checked before anything is
        imported.{kind === 'accounts' ? ' Nobody is mailed until you send the invitations.' : ''}
      </p>
      <Button look="primary" size="lg" onClick={onPick}>
        Choose a file
      </Button>
    </div>
    <section aria-label="Columns">
      <h2 className="mb-2 font-strong">Columns, in any order</h2>
      <dl className="grid gap-x-6 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
        {columnsOf(kind).map(([field, { heading, isRequired, hint }]) => (
          <div key={field} className="border-border border-b py-1.5 sm:col-span-2 sm:grid sm:grid-cols-subgrid">
            <dt className="font-strong">
              {heading}
              {isRequired ? <span className="font-normal text-text-2"> required</span> : null}
            </dt>
            <dd className="text-text-2">{hint}</dd>
          </div>
        ))}
      </dl>
    </section>
  </div>
);
