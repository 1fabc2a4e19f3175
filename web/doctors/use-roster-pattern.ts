import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import { deepEqual } from '../../machines/lib/deep-equal.ts';
import { rosterPatternMachine } from '../../machines/roster-pattern/roster-pattern.machine.ts';
import type {
  PatternDraft,
  PatternPlan,
  PatternRequest,
  SaveRequest,
} from '../../machines/roster-pattern/roster-pattern.types.ts';
import { useLeaveGuard } from '../app/forms/leave-guard.ts';
import { useMachine } from '../app/machines/use-machine.ts';
import { useGateway } from '../app/session/session-context.tsx';
import { notify } from '../ui/feedback/toasts.ts';
import { SaveWeeklyHoursDocument, WeeklyHoursPlanDocument } from './doctors.documents.ts';

export type PatternState = SnapshotFrom<typeof rosterPatternMachine>;
export type SendPattern = ActorRefFrom<typeof rosterPatternMachine>['send'];

const unsaved = { what: () => 'Weekly hours that are not saved' };

/** Hosts weekly hours of a doctor, new ones or others in the place of some. */
export function useRosterPattern(doctorId: string, first: { draft: PatternDraft; replacesPatternId: string | null }) {
  const gateway = useGateway();
  const [, navigate] = useLocation();
  const [stopped, setStopped] = useState<(() => void) | null>(null);
  const [input] = useState(first);
  const [machine] = useState(() => {
    const inputOf = ({ draft, replacesPatternId }: PatternRequest) => ({
      ...draft,
      doctorId,
      replacesPatternId,
      untilDay: draft.untilDay || null,
      hours: [...draft.hours],
    });
    return rosterPatternMachine.provide({
      actors: {
        findPlan: fromPromise<PatternPlan, PatternRequest>(
          async ({ input: wanted, signal }) =>
            (await gateway.request(WeeklyHoursPlanDocument, { input: inputOf(wanted) }, { signal })).weeklyHoursPlan,
        ),
        save: fromPromise<unknown, SaveRequest>(({ input: wanted, signal }) =>
          gateway.request(
            SaveWeeklyHoursDocument,
            { newPatternId: wanted.newPatternId, input: inputOf(wanted) },
            { signal },
          ),
        ),
      },
      // Once nothing stops it any more: until then the guard would ask.
      actions: {
        openDoctor: () => {
          notify({ tone: 'good', text: 'Weekly hours saved' });
          queueMicrotask(() => navigate(`/doctors/${doctorId}`));
        },
      },
    });
  });
  const [snapshot, send, actor] = useMachine(machine, { input });
  const isUnsaved = useCallback(() => {
    const { context, status } = actor.getSnapshot();
    return status === 'active' && !deepEqual(context.draft, input.draft);
  }, [actor, input]);
  const onStopped = useCallback((proceed: () => void) => setStopped(() => proceed), []);
  useLeaveGuard(isUnsaved, onStopped, unsaved);
  return { snapshot, send, stopped, stay: () => setStopped(null) };
}
