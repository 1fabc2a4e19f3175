import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import type { DoctorQuery, OutsideHoursQuery } from '../generated/graphql.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { formatDay, formatDayRange } from '../ui/date-format.ts';
import { Banner } from '../ui/feedback/states.tsx';
import { useRestoredFocus } from '../ui/restored-focus.ts';
import { closingAddress, hoursText, people, periodText } from './hours-format.ts';
import { OutsidePeople } from './outside-people.tsx';

export type DialogAsked = 'edit' | 'switch' | 'leave' | { readonly removeLeave: string };

type Detail = DoctorQuery['doctor'];
type SectionsProps = {
  detail: Detail;
  outside: OutsideHoursQuery['outsideHours'];
  onAsk: (asked: DialogAsked) => void;
};

/** People outside the hours come first: their times have to be planned. */
export function DoctorSections({ detail: { doctor, patterns, leaves, ownDays }, outside, onAsk }: SectionsProps) {
  const isActive = doctor.isActive;
  return (
    <>
      {outside.people.length > 0 ? (
        <Banner tone="warn" title={`${people(outside.people.length)} booked outside the hours`}>
          <p>They keep their times until you plan where they go. A plan closes the doctor’s whole day.</p>
          <div className="mt-2 flex flex-wrap gap-2">
            {outside.plans.map((plan) => (
              <ButtonLink key={`${plan.siteId} ${plan.fromDay}`} size="sm" href={closingAddress(plan, doctor.id)}>
                Plan {formatDayRange(plan.fromDay, plan.toDay)}, {plan.siteName} ({people(plan.people)})
              </ButtonLink>
            ))}
          </div>
          <OutsidePeople people={outside.people} />
        </Banner>
      ) : null}
      <Section
        title="Weekly hours"
        add={isActive ? <ButtonLink href={`/doctors/${doctor.id}/hours/new`}>Add weekly hours</ButtonLink> : null}
        none="No weekly hours. They make the times that can be booked, week by week."
      >
        {patterns.map(({ patternId, siteName, fromDay, untilDay, weeks, hours, onHolidays }) => (
          <Line
            key={patternId}
            label={siteName}
            name={isActive ? <Link href={`/doctors/${doctor.id}/hours/${patternId}`}>{siteName}</Link> : siteName}
            second={[periodText(fromDay, untilDay), onHolidays ? 'holidays too' : null].filter(Boolean).join(' · ')}
          >
            {weeks === 1 ? (
              <p className="tabular-nums">{hoursText(hours, 0)}</p>
            ) : (
              <>
                <p className="tabular-nums">Week A: {hoursText(hours, 0) || 'not here'}</p>
                <p className="tabular-nums">Week B: {hoursText(hours, 1) || 'not here'}</p>
              </>
            )}
          </Line>
        ))}
      </Section>
      <Section
        title="Leave"
        add={isActive ? <Button onClick={() => onAsk('leave')}>Add leave</Button> : null}
        none="No leave to come."
      >
        {leaves.map(({ leaveId, fromDay, untilDay, reason }) => (
          <Line key={leaveId} label={reason} name={formatDayRange(fromDay, untilDay)} second={reason}>
            <Button size="sm" look="quiet" onClick={() => onAsk({ removeLeave: leaveId })}>
              Remove<span className="sr-only"> leave {formatDayRange(fromDay, untilDay)}</span>
            </Button>
          </Line>
        ))}
      </Section>
      <Section
        title="Own days"
        add={null}
        none="No days of their own. Extra days and other hours of a day are made on the board, and no weekly hours change them."
      >
        {ownDays.map(({ rosterId, siteId, siteName, day, fromTime, toTime }) => (
          <Line
            key={rosterId}
            label={formatDay(day)}
            name={<Link href={`/scheduler?${new URLSearchParams({ site: siteId, day })}`}>{formatDay(day)}</Link>}
            second={siteName}
          >
            <p className="tabular-nums">
              {fromTime}–{toTime}
            </p>
          </Line>
        ))}
      </Section>
    </>
  );
}

function Section({
  title,
  add,
  none,
  children,
}: {
  title: string;
  add: ReactNode;
  none: string;
  children: ReactNode[];
}) {
  const heading = useId();
  return (
    <section {...useRestoredFocus<HTMLElement>()} aria-labelledby={heading} className="outline-none">
      <div className="flex items-center gap-3 pb-2">
        <h2 id={heading} className="font-semibold text-lg">
          {title}
        </h2>
        <span className="ml-auto">{add}</span>
      </div>
      {children.length > 0 ? (
        <ul className="border-border border-t">{children}</ul>
      ) : (
        <p className="border-border border-t py-3 text-text-2">{none}</p>
      )}
    </section>
  );
}

type LineProps = { label: string; name: ReactNode; second: string; children: ReactNode };

const Line = ({ label, name, second, children }: LineProps) => (
  <li
    aria-label={label}
    className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] items-center gap-x-4 gap-y-1 border-border border-b py-2.5 max-sm:grid-cols-1"
  >
    <div className="min-w-0 [&_a]:text-link [&_a:hover]:underline">
      <b className="font-strong">{name}</b>
      <span className="block text-sm text-text-2">{second}</span>
    </div>
    <div className="sm:justify-self-start">{children}</div>
  </li>
);
