import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { type WizardStep, wizardSteps } from '../../machines/lib/booking.types.ts';
import { classes } from '../ui/classes.ts';

export const stepNames: Record<WizardStep, string> = {
  company: 'Company',
  candidates: 'Candidates',
  package: 'Package',
  time: 'Time',
  review: 'Check and send',
};

type StepBarProps = {
  current: WizardStep;
  /** Steps with nothing left to do; they are links. */
  done: ReadonlySet<WizardStep>;
  /** The address of a step. */
  addressOf: (step: WizardStep) => string;
};

/** The five steps in a line; one line of words and five segments where there is no room. */
export function StepBar({ current, done, addressOf }: StepBarProps) {
  const at = wizardSteps.indexOf(current);
  return (
    <>
      <nav aria-label="Steps">
        <ol className="steps flex items-center gap-2 px-6 pb-3.5 max-md:hidden">
          {wizardSteps.map((step, index) => (
            <li
              key={step}
              className="flex items-center gap-2 whitespace-nowrap font-medium text-text-2 not-first:before:mr-0.5 not-first:before:h-px not-first:before:w-7 not-first:before:bg-control-2 aria-[current]:font-semibold aria-[current]:text-text"
              aria-current={step === current ? 'step' : undefined}
            >
              <StepName
                step={step}
                number={index + 1}
                isCurrent={step === current}
                isDone={done.has(step)}
                href={addressOf(step)}
              />
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid gap-1.5 px-6 pb-3 font-strong max-sm:px-4 md:hidden">
        <p>
          Step {at + 1} of {wizardSteps.length}: {stepNames[current]}
        </p>
        <span className="grid grid-cols-5 gap-1" aria-hidden="true">
          {wizardSteps.map((step) => (
            <i
              key={step}
              className={classes(
                'h-1 rounded-[2px] forced-colors:outline forced-colors:outline-[GrayText]',
                step === current
                  ? 'bg-link forced-colors:bg-[Highlight]'
                  : done.has(step)
                    ? 'bg-success forced-colors:bg-[CanvasText]'
                    : 'bg-control',
              )}
            />
          ))}
        </span>
      </div>
    </>
  );
}

type StepNameProps = { step: WizardStep; number: number; isCurrent: boolean; isDone: boolean; href: string };

const dot = 'grid size-[22px] place-items-center rounded-full border-[1.5px] font-semibold text-xs tabular-nums';

function StepName({ step, number, isCurrent, isDone, href }: StepNameProps) {
  if (isCurrent || !isDone) {
    return (
      <>
        <span
          className={classes(
            dot,
            isCurrent ? 'current-step border-accent bg-accent text-on-accent' : 'border-border-strong text-text-2',
          )}
        >
          {number}
        </span>
        {stepNames[step]}
      </>
    );
  }
  return (
    <Link className="flex items-center gap-2 text-text-2" href={href}>
      <span className={classes(dot, 'border-transparent bg-success-soft text-success')}>
        <Check className="size-[13px] stroke-[2.5]" />
      </span>
      {stepNames[step]}
      <span className="sr-only"> done</span>
    </Link>
  );
}
