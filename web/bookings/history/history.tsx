import { Calendar, Check, Eye, type LucideIcon, Mail, Pencil, Plus, RefreshCw, X } from 'lucide-react';
import { shownAppointment } from '../../../machines/rules/calendar/dates.ts';
import { usePortal } from '../../app/session/session-context.tsx';
import { classes } from '../../ui/classes.ts';
import type { Detail } from '../detail/booking-detail.ts';
import { historyLabels, shortAction } from './history-labels.ts';

type Entry = Detail['history'][number];

const marks: Readonly<Record<string, { Icon: LucideIcon; tone?: 'good' | 'blue' }>> = {
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
    <section className="card no-print" aria-label="History">
      <div className="card-head">
        <h2>History</h2>
      </div>
      <ol className="card-body timeline">
        {withoutRepeats(entries).map((entry) => {
          const { Icon, tone } = marks[shortAction(entry.action)] ?? { Icon: RefreshCw };
          const { day, time } = shownAppointment(entry.at, timeZone);
          const words = historyLabels(isShared ? entry : { ...entry, about: null }, siteTimeZone ?? timeZone);
          return (
            <li key={entry.id}>
              <span className={classes('mark', tone)}>
                <Icon className="i" />
              </span>
              <div>
                <p>{words.what}</p>
                <p className="small">{[`${day} ${time}`, entry.organisation].filter(Boolean).join(' · ')}</p>
                {words.before || words.after ? (
                  <p className="change">
                    {words.before ? <del>{words.before}</del> : null}
                    {words.after ? <ins>{words.after}</ins> : null}
                  </p>
                ) : null}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Somebody who opens a booking five times in a row opened it, the last time at its newest. */
const withoutRepeats = (entries: readonly Entry[]) =>
  entries.filter((entry, at) => {
    const newer = entries[at - 1];
    return shortAction(entry.action) !== 'opened' || newer?.action !== entry.action || newer.by !== entry.by;
  });
