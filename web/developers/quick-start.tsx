import { useState } from 'react';
import { useServerClock } from '../app/session/session-context.tsx';
import { Card } from '../ui/card.tsx';
import type { ApiDocument } from './api-document.ts';
import { CodeBlock } from './code-block.tsx';
import { Steps } from './steps.tsx';

const DAY_MS = 86_400_000;
const midnight = (epochMs: number) => `${new Date(epochMs).toISOString().slice(0, 10)}T00:00:00Z`;

/** From a key to a first booking, its move and its end, as commands of a shell. Its times lie ahead, so that the commands work as they are. */
export function QuickStart({ document }: { document: ApiDocument }) {
  const clock = useServerClock();
  const [tomorrow] = useState(() => clock.now() + DAY_MS);
  const settings = [
    `PORTAL=${location.origin}`,
    'API_KEY=pf_…',
    `FROM=${midnight(tomorrow)}   # up to 31 days`,
    `TO=${midnight(tomorrow + 7 * DAY_MS)}`,
    'BOOKING_KEY=payroll-4711    # once for each booking',
  ];
  return (
    <Card title="Quick start">
      <ol className="grid gap-4 px-4 py-3.5">
        <li className="grid gap-1.5">
          <span className="font-strong">
            Make a key with the scopes catalogue:read, bookings:read and bookings:write, and set
          </span>
          <CodeBlock label="Variables" text={settings.join('\n')} />
        </li>
        <Steps steps={document['x-quick-start']} />
      </ol>
    </Card>
  );
}
