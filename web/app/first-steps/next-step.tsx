import { mayOpen } from '../../../machines/rules/access/access-routes.ts';
import type { FirstStep } from '../../../machines/rules/access/first-steps.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Banner } from '../../ui/feedback/states.tsx';
import { useAccess } from '../session/session-context.tsx';
import { useFirstSteps } from './use-first-steps.ts';

/** On the page of a step that is done: the next one of a new portal. */
export function NextStep({ after }: { after: FirstStep }) {
  const steps = useFirstSteps() ?? [];
  const { permissions } = useAccess();
  const next = steps.find(({ isDone }) => !isDone);
  const isHere = next?.step === after || !steps.some(({ step, isDone }) => step === after && isDone);
  if (!next || isHere || !mayOpen(permissions, next.href.split('?')[0] ?? next.href)) return null;
  return (
    <div className="px-4 pb-4 sm:px-6">
      <Banner tone="info" title={`Next: ${next.name[0]?.toLowerCase()}${next.name.slice(1)}`}>
        <p>{next.why}</p>
        <ButtonLink size="sm" className="mt-2" href={next.href}>
          {next.name}
        </ButtonLink>
      </Banner>
    </div>
  );
}
