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
        <ol className="steps">
          {wizardSteps.map((step, index) => (
            <li
              key={step}
              className={classes(step !== current && done.has(step) && 'done')}
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
      <div className="steps-phone">
        <p>
          Step {at + 1} of {wizardSteps.length}: {stepNames[current]}
        </p>
        <span className="segs" aria-hidden="true">
          {wizardSteps.map((step) => (
            <i key={step} className={classes(step === current ? 'c' : done.has(step) && 'd')} />
          ))}
        </span>
      </div>
    </>
  );
}

type StepNameProps = { step: WizardStep; number: number; isCurrent: boolean; isDone: boolean; href: string };

function StepName({ step, number, isCurrent, isDone, href }: StepNameProps) {
  if (isCurrent || !isDone) {
    return (
      <>
        <span className="dot">{number}</span>
        {stepNames[step]}
      </>
    );
  }
  return (
    <Link href={href}>
      <span className="dot">
        <Check className="i" />
      </span>
      {stepNames[step]}
      <span className="sr"> done</span>
    </Link>
  );
}
