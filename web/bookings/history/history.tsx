import { Calendar, Check, Eye, type LucideIcon, Mail, Pencil, Plus, RefreshCw, X } from 'lucide-react';
import { shownAppointment } from '../../../machines/rules/calendar/dates.ts';
import { usePortal } from '../../app/session/session-context.tsx';
import { Card } from '../../ui/card.tsx';
import type { Detail } from '../detail/booking-detail.ts';
import { historyLabels, shortAction } from './history-labels.ts';
import { Timeline, TimelineEntry, TimelineLine, type Tone } from './timeline.tsx';

type Entry = Detail['history'][number];

const marks: Readonly<Record<string, { Icon: LucideIcon; tone?: Tone }>> = {
  created: { Icon: Plus },
  booked: { Icon: Plus },
  opened: { Icon: Eye },
  confirmed: { Icon: Check, tone: 'good' },
  rescheduled: { Icon: Calendar, tone: 'blue' },
  cancelled: { Icon: X },
  updated: { Icon: Pencil },
  'note.changed': { Icon: Pencil },
  'comment.changed': { Icon: Pencil },
  'email.sent': { Icon: Mail, tone: 'good' },
  moved: { Icon: Calendar, tone: 'blue' },
  'move-undone': { Icon: Calendar },
  'wish.changed': { Icon: Calendar },
};

type HistoryProps = {
  entries: readonly Entry[];
  siteTimeZone: string | null;
  /** Several candidates have this history: what is about one of them says whom. */
  isShared: boolean;
};

/** What happened, newest first: what and who, when and where from, and what it was before. */
export function History({ entries, siteTimeZone, isShared }: HistoryProps) {
  const { timeZone } = usePortal();
  if (entries.length === 0) return null;
  return (
    <Card title="History" className="print:hidden">
      <Timeline>
        {withoutRepeats(entries).map((entry) => {
          const { Icon, tone } = marks[shortAction(entry.action)] ?? { Icon: RefreshCw };
          const { day, time } = shownAppointment(entry.at, timeZone);
          const words = historyLabels(isShared ? entry : { ...entry, about: null }, siteTimeZone ?? timeZone);
          return (
            <TimelineEntry key={entry.id} Icon={Icon} tone={tone} title={words.what}>
              <TimelineLine>{[`${day} ${time}`, entry.organisation].filter(Boolean).join(' · ')}</TimelineLine>
              {words.before || words.after ? (
                <p className="mt-1.5 rounded-md border border-border bg-sunken px-2.5 py-1.5 text-[13px] tabular-nums">
                  {words.before ? <del className="block text-text-3">{words.before}</del> : null}
                  {words.after ? <ins className="block font-strong no-underline">{words.after}</ins> : null}
                </p>
              ) : null}
            </TimelineEntry>
          );
        })}
      </Timeline>
    </Card>
  );
}

/** Somebody who opens a booking five times in a row opened it, the last time at its newest. */
const withoutRepeats = (entries: readonly Entry[]) =>
  entries.filter((entry, at) => {
    const newer = entries[at - 1];
    return shortAction(entry.action) !== 'opened' || newer?.action !== entry.action || newer.by !== entry.by;
  });
