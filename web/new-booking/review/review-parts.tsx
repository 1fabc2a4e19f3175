import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { WizardStep } from '../../../machines/lib/booking.types.ts';
import { FieldError } from '../../slots/field-error.tsx';
import { classes } from '../../ui/classes.ts';
import { useWizard } from '../wizard-context.ts';

type PlaceLinkProps = { step: WizardStep; candidateKey?: string | undefined; className?: string; children: ReactNode };

/** Leads back to where something was typed or chosen, at the right candidate. */
export function PlaceLink({ step, candidateKey, className, children }: PlaceLinkProps) {
  const { addressOf, send } = useWizard();
  const select = () => {
    if (candidateKey) send({ type: 'candidate.selected', key: candidateKey });
  };
  return (
    <Link href={addressOf(step)} onClick={select} {...(className && { className })}>
      {children}
    </Link>
  );
}

type PartProps = {
  label: string;
  step: WizardStep;
  errors?: readonly string[];
  children: ReactNode;
};

/** A card of the review: heading, its way back, what is wrong in it, and its facts. */
export function Part({ label, step, errors = [], children }: PartProps) {
  return (
    <section
      className="rounded-lg border border-border bg-surface shadow-low print:mb-[10pt] print:break-inside-avoid print:shadow-none"
      aria-label={label}
    >
      <div className="flex min-h-11 items-center gap-2 border-border border-b px-4 py-1.5 [&_h2]:font-semibold [&_h2]:text-[14px]">
        <h3 className="text-base font-semibold tracking-normal">{label}</h3>
        <PlaceLink step={step} className="ml-auto inline-flex min-h-8 items-center px-2 text-[13px] font-[550]">
          Edit<span className="sr-only"> {label}</span>
        </PlaceLink>
      </div>
      <div className="px-4 pt-3.5 pb-4">
        {errors.map((error) => (
          <FieldError key={error} error={error} />
        ))}
        {children}
      </div>
    </section>
  );
}

type FactsProps = { facts: readonly (readonly [string, ReactNode])[]; className?: string };

export function Facts({ facts, className }: FactsProps) {
  return (
    <dl
      className={classes(
        'grid grid-cols-3 gap-x-6 gap-y-3 max-sm:gap-x-4 max-sm:gap-y-2.5 max-lg:grid-cols-2 [&_dd]:wrap-anywhere [&_dt]:mb-px [&_dt]:text-text-3 [&_dt]:text-xs',
        className,
      )}
    >
      {facts.map(([name, value]) => (
        <div key={name} {...(name.includes('Email') && { className: 'max-sm:col-span-full' })}>
          <dt>{name}</dt>
          <dd>{value || <span className="text-text-3">(none)</span>}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The messages that show at some paths, each once. */
export function useMessages(isHere: (path: string) => boolean) {
  const { shown } = useWizard();
  return [...new Set(Object.entries(shown).flatMap(([path, message]) => (message && isHere(path) ? message : [])))];
}
