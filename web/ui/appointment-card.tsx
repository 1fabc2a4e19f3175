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
      <p className="appointment-time font-heading text-[30px] leading-9 tracking-[-0.025em] tabular-nums max-md:in-[.wizard-side]:row-span-2">
        {time}
      </p>
      {date ? (
        <p className="appointment-date font-strong text-lg tabular-nums max-md:in-[.wizard-side]:self-end max-md:in-[.wizard-side]:text-base">
          {date}
        </p>
      ) : null}
      {place ? (
        <p className="appointment-place mt-1.5 text-text-2 max-md:in-[.wizard-side]:mt-0 max-md:in-[.wizard-side]:self-start">
          {place}
        </p>
      ) : null}
    </div>
  );
  return (
    <section
      className={classes(
        'appointment-card relative rounded-xl border border-border bg-surface shadow-mid dark:bg-raised print:mb-[10pt] print:break-inside-avoid print:shadow-none',
        wide && 'appointment-wide [--notch:var(--canvas)] sm:grid sm:grid-cols-[minmax(0,1fr)_0_268px]',
        className,
      )}
      aria-label={label}
    >
      {state || aside ? (
        <div className="flex items-center gap-2 rounded-t-[13px] bg-accent-soft px-4 py-[9px] font-strong text-[13px] text-accent-soft-text tabular-nums">
          {state}
          {aside ? <span className="ml-auto">{aside}</span> : null}
        </div>
      ) : null}
      <div
        className={classes(
          'appointment-main max-md:in-[.wizard-side]:grid max-md:in-[.wizard-side]:grid-cols-[auto_minmax(0,1fr)] max-md:in-[.wizard-side]:items-center max-md:in-[.wizard-side]:gap-x-4 max-md:in-[.wizard-side]:pt-2 max-md:in-[.wizard-side]:pb-2.5',
          wide
            ? 'max-sm:px-4 max-sm:py-3.5 max-sm:*:not-first:mt-2 sm:flex sm:flex-wrap sm:items-start sm:gap-x-7 sm:gap-y-1 sm:px-5 sm:pt-[18px] sm:pb-5'
            : 'px-4 pt-3.5 pb-4',
        )}
      >
        {wide ? (
          <>
            {when}
            <div className="min-w-0 sm:flex-[1_1_13em]">{beside}</div>
          </>
        ) : (
          when.props.children
        )}
      </div>
      <div className="appointment-tear max-md:in-[.wizard-side]:hidden" />
      <dl
        className={classes(
          'appointment-stub grid max-md:in-[.wizard-side]:hidden grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 px-4',
          wide ? 'content-center max-sm:pt-3 max-sm:pb-3.5 sm:px-5 sm:py-[18px]' : 'py-3.5',
        )}
      >
        {facts.map((fact) => (
          <div className="contents" key={fact.name}>
            <dt className="text-text-3">{fact.name}</dt>
            <dd className="text-right font-medium">{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
