import { Clock } from 'lucide-react';
import { useState } from 'react';
import { bookingPaths } from '../../machines/rules/access/menu.ts';
import { readDraft } from '../../machines/rules/drafts/stored-draft.ts';
import { whoIn } from '../../machines/rules/drafts/who-in.ts';
import { usePortal } from '../app/session/session-context.tsx';
import { systemNow } from '../app/session/session-host.ts';
import { useServerSecond } from '../app/session/use-server-minute.ts';
import type { HomeDraftsQuery } from '../generated/graphql.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { holdTone } from '../ui/countdown.ts';
import { clinicDayAndTime, formatDayAndTime } from '../ui/date-format.ts';
import { Countdown } from '../ui/hold-bar.tsx';

type HomeDraft = HomeDraftsQuery['drafts'][number];

/** As many as one can take in at a glance. */
const MAX_SHOWN_DRAFTS = 3;

/** Drafts without a held time come last, in the order they came in. */
const firstEnd = ({ holds }: HomeDraft) =>
  Math.min(Number.MAX_SAFE_INTEGER, ...holds.map(({ expiresAt }) => Date.parse(expiresAt)));

/** Bookings that this account began and did not send, with the times that are held for them. */
export default function UnfinishedCard({ drafts }: { drafts: readonly HomeDraft[] }) {
  const { timeZone } = usePortal();
  const [isWhole, setWhole] = useState(false);
  const soonestFirst = drafts.toSorted((one, other) => firstEnd(one) - firstEnd(other));
  const shown = isWhole ? soonestFirst : soonestFirst.slice(0, MAX_SHOWN_DRAFTS);
  return (
    <Card
      title="Unfinished bookings"
      aside={<span className="ml-auto text-[13px] text-text-3 tabular-nums">{drafts.length}</span>}
    >
      <ul>
        {shown.map(({ draftId, serviceType, updatedAt, body, holds }) => {
          const who = whoIn(readDraft(body, systemNow()));
          return (
            <li key={draftId} className="px-4 py-2.5 not-first:border-border not-first:border-t">
              <div className="flex items-start justify-between gap-3">
                <div className="min-w-0">
                  <b className="font-strong">{who}</b>
                  <p className="text-text-3 text-xs">
                    {serviceType === 'pem' ? 'Medical' : 'Fit test'}, saved {formatDayAndTime(timeZone, updatedAt)}
                  </p>
                </div>
                <ButtonLink size="sm" className="max-sm:h-10" href={`${bookingPaths[serviceType]}?draft=${draftId}`}>
                  Continue<span className="sr-only"> with {who}</span>
                </ButtonLink>
              </div>
              {holds.length > 0 ? <Holds holds={holds} /> : null}
            </li>
          );
        })}
      </ul>
      {shown.length < drafts.length ? (
        <Button size="sm" look="link" className="mx-2 mb-1.5 max-sm:h-10" onClick={() => setWhole(true)}>
          Show all {drafts.length}
        </Button>
      ) : null}
    </Card>
  );
}

const tones = { calm: 'text-accent-soft-text', warn: 'text-warning', late: 'text-danger' };

/** Each held time until it runs out. */
function Holds({ holds }: { holds: HomeDraft['holds'] }) {
  const now = useServerSecond();
  const live = holds.filter(({ expiresAt }) => Date.parse(expiresAt) > now);
  if (live.length === 0) return null;
  return (
    <ul aria-label="Held times" className="mt-1.5 grid gap-1 rounded-md bg-accent-soft px-2.5 py-1.5 text-[13px]">
      {live.map(({ reserveId, siteName, timeZone, startsAt, expiresAt }) => {
        const remainingMs = Date.parse(expiresAt) - now;
        return (
          <li key={reserveId} className="flex items-center gap-2">
            <Clock className="size-3.5 flex-none text-accent-soft-text" aria-hidden />
            <span className="min-w-0 flex-1">
              {clinicDayAndTime(timeZone, startsAt)}, {siteName}
            </span>
            <span className="whitespace-nowrap">
              <span className="sr-only">held for </span>
              <Countdown remainingMs={remainingMs} className={tones[holdTone(remainingMs)]} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
