import { Card } from '../ui/card.tsx';
import type { ApiDocument } from './api-document.ts';
import { CodeBlock } from './code-block.tsx';

/** From a key to a first booking, as commands of a shell. */
export function QuickStart({ document }: { document: ApiDocument }) {
  const settings = [
    `PORTAL=${location.origin}`,
    'API_KEY=pf_…',
    'FROM=2026-11-24T00:00:00Z   # up to 31 days',
    'TO=2026-11-30T00:00:00Z',
    'BOOKING_KEY=payroll-4711    # once for each booking',
  ];
  return (
    <Card title="Quick start">
      <ol className="grid gap-4 px-4 py-3.5">
        <li className="grid gap-1.5">
          <span className="font-strong">Make a key, and set</span>
          <CodeBlock label="Variables" text={settings.join('\n')} />
        </li>
        {document['x-quick-start'].map(({ title, curl, keeps }) => (
          <li key={title} className="grid gap-1.5">
            <span className="font-strong">{title}</span>
            <CodeBlock label={title} text={curl} />
            {Object.entries(keeps).map(([name, path]) => (
              <span key={name} className="wrap-anywhere text-text-2">
                Keep the first <code className="font-mono text-xs">{path}</code> as{' '}
                <code className="font-mono text-xs">{name}</code>.
              </span>
            ))}
          </li>
        ))}
      </ol>
    </Card>
  );
}
