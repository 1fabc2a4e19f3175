import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type Fact = { name: string; value: ReactNode };

type AppointmentCardProps = {
  /** Its accessible name. */
  label: string;
  /** State with its icon at the left of the band; the wide card has no band. */
  state?: ReactNode;
  /** Countdown or reference at the right of the band. */
  aside?: ReactNode;
  /** 'HH:mm', or a word where there is no time yet. */
  time: string;
  date?: ReactNode;
  place?: ReactNode;
  /** Lines beside the time on the wide card: name, address, zone. */
  beside?: ReactNode;
  facts: readonly Fact[];
  wide?: boolean;
  className?: string;
};

/** An appointment as a card with a torn edge, like a boarding pass: recognised before it is read. */
export function AppointmentCard({
  label,
  state,
  aside,
  time,
  date,
  place,
  beside,
  facts,
  wide = false,
  className,
}: AppointmentCardProps) {
  const when = (
    <div>
      <p className="appointment-time">{time}</p>
      {date ? <p className="appointment-date">{date}</p> : null}
      {place ? <p className="appointment-place">{place}</p> : null}
    </div>
  );
  return (
    <section className={classes('appointment-card', wide && 'appointment-wide', className)} aria-label={label}>
      {state || aside ? (
        <div className="appointment-band">
          {state}
          {aside ? <span className="push">{aside}</span> : null}
        </div>
      ) : null}
      <div className="appointment-main">
        {wide ? (
          <>
            {when}
            <div>{beside}</div>
          </>
        ) : (
          when.props.children
        )}
      </div>
      <div className="appointment-tear" />
      <dl className="appointment-stub facts">
        {facts.map((fact) => (
          <div className="contents" key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
