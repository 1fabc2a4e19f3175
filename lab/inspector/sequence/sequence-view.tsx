import { useState } from 'react';
import type { Inspected } from '../inspector-store.ts';
import { stage } from '../looks.ts';
import { BrokenLines } from '../steps/broken-lines.tsx';
import { filtered, messagesOf } from './messages.ts';

const SHOWN = 300;

const time = new Intl.DateTimeFormat('en-AU', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
});

const cell = 'px-3 py-1 text-left align-top';

/** Messages between machines of all pages, newest first, updated live. */
export function SequenceView({ inspected: { actors } }: { inspected: Inspected }) {
  const [filter, setFilter] = useState('');
  const messages = filtered(messagesOf(actors.values()), filter).reverse();
  return (
    <section className={`${stage} min-h-0 overflow-auto @min-[1100px]:col-span-2`} aria-label="Sequence">
      <div className="px-4 py-3">
        <input
          className="w-full max-w-[480px]"
          aria-label="Filter by sender, receiver and event"
          placeholder="Filter by sender, receiver and event; -clock leaves the clock out"
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
        <p className="mt-2 text-text-3 text-xs" role="status">
          {messages.length > SHOWN ? `The last ${SHOWN} of ${messages.length} messages` : `${messages.length} messages`}
        </p>
      </div>
      <table className="w-full border-border border-t bg-surface font-mono text-xs">
        <thead>
          <tr className="text-text-2">
            {['Time', 'From', 'To', 'Event', 'State after it'].map((head) => (
              <th key={head} scope="col" className={cell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {messages.slice(0, SHOWN).map(({ key, at, from, to, event, state, broken }) => (
            <tr key={key} className="border-border border-t">
              <td className={`${cell} whitespace-nowrap text-text-2`}>{time.format(at)}</td>
              <td className={cell}>{from}</td>
              <td className={cell}>→ {to}</td>
              <td className={`${cell} wrap-anywhere`}>
                <b>{event}</b>
              </td>
              <td className={`${cell} wrap-anywhere text-text-2`}>
                {state}
                <BrokenLines broken={broken} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
