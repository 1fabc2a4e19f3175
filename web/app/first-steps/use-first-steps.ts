import { holdsAny } from '../../../machines/rules/access/permissions.ts';
import { useRecord } from '../records/use-record.ts';
import { useAccess, useGateway, useIsProvider } from '../session/session-context.tsx';
import { FirstStepsDocument } from './first-steps.documents.ts';
import { type ShownStep, shownSteps } from './steps.ts';

/** They stay done: once all are, this page asks no more. */
let areAllDone = false;

/** The steps of a new portal; none for people of a company, and once all are done. Null while they are fetched. */
export function useFirstSteps(): readonly ShownStep[] | null {
  const gateway = useGateway();
  const isProvider = useIsProvider();
  const { permissions } = useAccess();
  const isAsked =
    isProvider &&
    !areAllDone &&
    holdsAny(permissions, ['sites', 'calendar', 'packages', 'companies', 'company_accounts']);
  const { data, failure } = useRecord('first steps', async (signal) => {
    if (!isAsked) return [];
    const steps = shownSteps((await gateway.request(FirstStepsDocument, {}, { signal })).firstSteps);
    areAllDone = steps.every(({ isDone }) => isDone);
    return areAllDone ? [] : steps;
  });
  // An aid: where it cannot be had, the page does without it.
  return failure ? [] : (data ?? null);
}
