import { shownDay } from '../../machines/rules/calendar/dates.ts';
import { type ApiDocument, type ApiOperation, exampleText, type Parameter } from './api-document.ts';
import { CodeBlock } from './code-block.tsx';

type OperationProps = { document: ApiDocument; method: string; path: string; operation: ApiOperation };

/** One operation, closed at first: its parameters, and an example of request and answer. */
export function OperationDetails({ document, method, path, operation }: OperationProps) {
  const { summary, description, parameters = [], requestBody, responses, 'x-deprecation': ends } = operation;
  const body = exampleText(requestBody, document);
  const answer = exampleText(Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1], document);
  return (
    <details className="rounded-md border border-border bg-surface">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
        <span className="w-14 font-mono font-semibold text-xs">{method}</span>
        <span className="wrap-anywhere font-mono text-xs">{path}</span>
        <span className="text-text-2">{summary}</span>
        {ends ? <span className="font-strong text-warning text-xs">Ends {shownDay(ends.sunset)}</span> : null}
        <span className="ml-auto font-mono text-text-3 text-xs">{operation['x-api-scope']}</span>
      </summary>
      <div className="grid gap-3 border-border border-t px-4 py-3.5">
        {ends ? (
          <p>
            Deprecated since {shownDay(ends.since)}. From {shownDay(ends.sunset)} on it may be gone.
          </p>
        ) : null}
        <p>{description.replaceAll('`', '')}</p>
        {parameters.length > 0 ? <ParameterList parameters={parameters} /> : null}
        {body ? <CodeBlock label={`Request of ${summary}`} text={body} /> : null}
        {answer ? <CodeBlock label={`Answer of ${summary}`} text={answer} /> : null}
        <RefusalList responses={responses} />
      </div>
    </details>
  );
}

/** Refusals of this operation alone; those of every operation are in the introduction. */
function RefusalList({ responses }: Pick<ApiOperation, 'responses'>) {
  const refusals = Object.entries(responses).filter(
    ([status]) => Number(status) >= 400 && !EVERYWHERE.includes(status),
  );
  if (refusals.length === 0) return null;
  return (
    <dl aria-label="Refusals" className="grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1">
      {refusals.map(([status, { description = '' }]) => (
        <div key={status} className="contents">
          <dt className="font-mono text-xs leading-5">{status}</dt>
          <dd className="text-text-2">{description.replaceAll('`', '')}</dd>
        </div>
      ))}
    </dl>
  );
}

const EVERYWHERE = ['401', '403', '429', '500'];

const ParameterList = ({ parameters }: { parameters: readonly Parameter[] }) => (
  <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_1fr]">
    {parameters.map(({ name, in: place, required, schema, description }) => (
      <div key={`${place} ${name}`} className="contents">
        <dt className="font-mono text-xs leading-5">
          {name} <span className="text-text-3">{required ? place : `${place}, optional`}</span>
        </dt>
        <dd className="text-text-2">{(description ?? schema.description ?? '').replaceAll('`', '')}</dd>
      </div>
    ))}
  </dl>
);
