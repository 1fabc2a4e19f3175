import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { formatDayAndTime } from '../../ui/date-format.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SkeletonLine } from '../../ui/feedback/skeleton.tsx';
import { ConfirmedAction } from '../records/confirmed-action.tsx';
import { RecordFailure } from '../records/record-failure.tsx';
import { useRecord } from '../records/use-record.ts';
import { useGateway, usePortal } from '../session/session-context.tsx';
import {
  CalendarFeedsDocument,
  MakeCalendarFeedDocument,
  RevokeCalendarFeedDocument,
} from './calendar-feeds.documents.ts';
import { type FeedRow, feedRows } from './feed-rows.ts';
import { MadeAddress } from './made-address.tsx';

type PendingReplacement = { row: FeedRow; isRevoked: boolean };
type Made = { viewId: string | null; name: string; address: string };

/** The account's calendar addresses: made, copied, replaced and revoked. */
export default function FeedsDialog({ onClose }: { onClose: () => void }) {
  const gateway = useGateway();
  const { data, failure, retry, refresh } = useRecord('calendarFeeds', async (signal) =>
    feedRows(await gateway.request(CalendarFeedsDocument, {}, { signal })),
  );
  const [asked, setAsked] = useState<PendingReplacement | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  if (asked) {
    return (
      <FeedQuestion
        {...asked}
        onMade={setMade}
        onClose={({ isDone }) => {
          if (isDone && asked.isRevoked && made?.viewId === asked.row.viewId) setMade(null);
          setAsked(null);
          if (isDone) refresh();
        }}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Calendar addresses"
      text="Your calendar program reads your appointments from an address of your own, and keeps up with what changes."
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {failure ? <RecordFailure failure={failure} what="calendar addresses" onRetry={retry} /> : null}
      {data === null && !failure ? <SkeletonLine width={60} /> : null}
      {made ? <MadeAddress name={made.name} address={made.address} /> : null}
      {data ? (
        <ul className="mt-3 grid max-h-72 overflow-y-auto" aria-label="Calendars">
          {data.map((row) => (
            <FeedLine key={row.viewId ?? 'all'} row={row} onAsked={setAsked} />
          ))}
        </ul>
      ) : null}
    </Dialog>
  );
}

function FeedLine({ row, onAsked }: { row: FeedRow; onAsked: (asked: PendingReplacement) => void }) {
  const { timeZone } = usePortal();
  const { name, feed } = row;
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 border-border border-t py-1.5">
      <span className="min-w-0 flex-1 basis-40">
        <span className="wrap-anywhere font-strong">{name}</span>
        <span className="block text-text-3 text-xs">
          {feed === null
            ? 'No address'
            : feed.readAt === null
              ? `Made ${formatDayAndTime(timeZone, feed.madeAt)}, not read yet`
              : `Last read ${formatDayAndTime(timeZone, feed.readAt)}`}
        </span>
      </span>
      <span className="ml-auto flex gap-1">
        <Button size="sm" onClick={() => onAsked({ row, isRevoked: false })}>
          {feed ? 'New address' : 'Make address'}
          <span className="sr-only"> for {name}</span>
        </Button>
        {feed ? (
          <Button size="sm" look="danger-quiet" onClick={() => onAsked({ row, isRevoked: true })}>
            Revoke<span className="sr-only"> the address of {name}</span>
          </Button>
        ) : null}
      </span>
    </li>
  );
}

type QuestionProps = PendingReplacement & {
  onMade: (made: Made) => void;
  onClose: (outcome: { isDone: boolean }) => void;
};

const none = async () => [];

function FeedQuestion({ row: { viewId, name, feed }, isRevoked, onMade, onClose }: QuestionProps) {
  const gateway = useGateway();
  if (feed && isRevoked) {
    return (
      <ConfirmedAction
        question={`Revoke the calendar address of ‘${name}’?`}
        consequence="Calendars that have it get nothing more. What they have already stays in them until it is deleted there."
        findEffects={none}
        act={(signal) => gateway.request(RevokeCalendarFeedDocument, { id: feed.id }, { signal })}
        verb="Revoke"
        verbing="Revoking…"
        words={{ done: 'Calendar address revoked.', failed: 'The calendar address could not be revoked.' }}
        danger
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmedAction
      question={feed ? `Make a new address for ‘${name}’?` : `Make a calendar address for ‘${name}’?`}
      consequence={`Whoever has the address sees names, packages, times and places of these appointments.${
        feed ? ' The present address ends at once.' : ''
      }`}
      findEffects={none}
      act={async (signal) => {
        const { makeCalendarFeed } = await gateway.request(MakeCalendarFeedDocument, { viewId }, { signal });
        onMade({ viewId, name, address: makeCalendarFeed.address });
      }}
      verb="Make address"
      verbing="Making…"
      words={{ done: 'Calendar address made.', failed: 'The calendar address could not be made.' }}
      onClose={onClose}
    />
  );
}
