import { Calendar, Check, Eye, type LucideIcon, Mail, Pencil, Plus, RefreshCw, X } from 'lucide-react';
import { useState } from 'react';
import { shownAppointment } from '../../../machines/rules/calendar/dates.ts';
import { usePortal } from '../../app/session/session-context.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/fields/switches.tsx';
import type { Detail } from '../detail/booking-detail.ts';
import { entriesAbout, withFoldedLooks } from './history-entries.ts';
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
  candidateName: string;
  /** Several candidates have this history: what is about one of them says whom. */
  isShared: boolean;
};

/** Events, newest first: action and account, time and place, and the values before. */
export function History({ entries, siteTimeZone, candidateName, isShared }: HistoryProps) {
  const { timeZone } = usePortal();
  const [isWhole, setWhole] = useState(false);
  if (entries.length === 0) return null;
  const own = entriesAbout(entries, candidateName);
  return (
    <Card title="History" className="print:hidden">
      {own.length < entries.length ? (
        <div className="px-4 pt-3">
          <Checkbox checked={isWhole} onValue={setWhole}>
            Include the other candidates of this booking
          </Checkbox>
        </div>
      ) : null}
      <Timeline>
        {withFoldedLooks(isWhole ? entries : own).map((entry) => {
          const { Icon, tone } = marks[shortAction(entry.action)] ?? { Icon: RefreshCw };
          const { day, time } = shownAppointment(entry.at, timeZone);
          const isOwnAct = entry.by !== null && entry.by === entry.about;
          const saysWhom = isShared && isWhole;
          const words = historyLabels(
            saysWhom || isOwnAct ? entry : { ...entry, about: null },
            siteTimeZone ?? timeZone,
          );
          const organisation = isOwnAct ? 'the candidate' : entry.organisation;
          return (
            <TimelineEntry key={entry.id} Icon={Icon} tone={tone} title={words.what}>
              <TimelineLine>{[`${day} ${time}`, organisation].filter(Boolean).join(' · ')}</TimelineLine>
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
