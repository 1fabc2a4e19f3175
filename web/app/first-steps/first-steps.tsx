import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { mayOpen } from '../../../machines/rules/access/access-routes.ts';
import { Card } from '../../ui/card.tsx';
import { classes } from '../../ui/classes.ts';
import { useAccess } from '../session/session-context.tsx';
import type { ShownStep } from './steps.ts';
import { useFirstSteps } from './use-first-steps.ts';

/** A new portal's steps until all of them are done. While it is unknown, and then, what the page has to show otherwise. */
export default function FirstSteps({ otherwise }: { otherwise: ReactNode }) {
  const steps = useFirstSteps();
  return steps === null || steps.length === 0 ? otherwise : <Steps steps={steps} />;
}

function Steps({ steps }: { steps: readonly ShownStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <div className="max-w-[688px] px-6 py-4 max-sm:px-4">
      <Card
        title="First steps"
        className="overflow-hidden"
        aside={
          <span className="ml-auto text-[13px] text-text-2 tabular-nums">
            {done} of {steps.length} done
          </span>
        }
      >
        <ol>
          {steps.map((step, at) => (
            <Step key={step.step} step={step} number={at + 1} isNext={step === next} />
          ))}
        </ol>
      </Card>
    </div>
  );
}

const MARK = 'grid size-6 flex-none place-items-center rounded-full border text-xs tabular-nums';

function Step({ step, number, isNext }: { step: ShownStep; number: number; isNext: boolean }) {
  const { permissions } = useAccess();
  const { name, why, href, isDone } = step;
  const isOpen = mayOpen(permissions, href.split('?')[0] ?? href);
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className={classes(
        'flex items-start gap-3 border-border px-4 py-2.5 not-first:border-t',
        isNext && 'bg-selected',
      )}
    >
      {isDone ? (
        <span className={`${MARK} border-transparent bg-success-soft text-success`}>
          <Check className="size-3.5" aria-hidden />
          <span className="sr-only">Done:</span>
        </span>
      ) : (
        <span className={`${MARK} border-border-strong text-text-2`} aria-hidden>
          {number}
        </span>
      )}
      <div className="min-w-0 py-0.5">
        {isOpen ? (
          <Link href={href} className="font-strong">
            {name}
          </Link>
        ) : (
          <span className="font-strong">{name}</span>
        )}
        <p className="text-[13px] text-text-2">{isOpen ? why : `${why} Your account may not do this.`}</p>
      </div>
    </li>
  );
}
