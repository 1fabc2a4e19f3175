import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import { closingPlanMachine } from '../../machines/closing-plan/closing-plan.machine.ts';
import type {
  Choice,
  ClosingPlanContext,
  ClosingScope,
  Plan,
  PlanRequest,
  StartRequest,
} from '../../machines/closing-plan/closing-plan.types.ts';
import { useLeaveGuard } from '../app/forms/leave-guard.ts';
import { useMachine } from '../app/machines/use-machine.ts';
import { messageFor } from '../app/messages.ts';
import { formDraft, saveFormDraft } from '../app/session/form-drafts.ts';
import { useGateway } from '../app/session/session-context.tsx';
import { notify, notifyBy } from '../ui/feedback/toasts.ts';
import { notClosedMessage } from './closing-messages.ts';
import { ClosingPlanDocument, StartClosingDocument } from './closings.documents.ts';

export type PlanState = SnapshotFrom<typeof closingPlanMachine>;
export type SendPlan = ActorRefFrom<typeof closingPlanMachine>['send'];

const unsaved = { what: () => 'A closing that has not begun' };
const scopeOf = ({ siteIds, doctorIds, fromDay, toDay }: ClosingScope) => ({
  siteIds: [...siteIds],
  doctorIds: [...doctorIds],
  fromDay,
  toDay,
});
const choiceOf = ({ candidateId, to }: Choice) => ({ candidateId, to });

const KEPT_AS = 'closing-plan';

type StoredPlan = Pick<ClosingPlanContext, 'scope' | 'choices' | 'reason' | 'publicReason' | 'closingId'>;

const storedPlan = () => formDraft(KEPT_AS) as StoredPlan | undefined;

/** Hosts a plan that begins with what the address asks for, or as it was left by a reload. */
export function useClosingPlan(asked: { scope: ClosingScope; reason: string; publicReason: string }) {
  const gateway = useGateway();
  const [, navigate] = useLocation();
  const [stopped, setStopped] = useState<(() => void) | null>(null);
  const [input] = useState(() => ({ ...asked, choices: [], closingId: null, ...storedPlan() }));
  const [machine] = useState(() =>
    closingPlanMachine.provide({
      actors: {
        findPlan: fromPromise<Plan, PlanRequest>(async ({ input: wanted, signal }) => {
          const { otherSiteIds, prefer } = wanted.scope;
          const variables = {
            scope: scopeOf(wanted.scope),
            otherSiteIds: [...otherSiteIds],
            prefer,
            choices: wanted.choices.map(choiceOf),
          };
          return (await gateway.request(ClosingPlanDocument, variables, { signal })).closingPlan;
        }),
        start: fromPromise<unknown, StartRequest>(({ input: wanted, signal }) => {
          const { closingId: id, reason, publicReason } = wanted;
          const people = wanted.people.map(({ seen, ...one }) => ({ ...choiceOf(one), seen }));
          return gateway.request(
            StartClosingDocument,
            { id, scope: scopeOf(wanted.scope), reason, publicReason, people },
            { signal },
          );
        }),
      },
      // Once nothing stops it any more: until then the guard would ask.
      actions: {
        openClosing: ({ context }) => queueMicrotask(() => navigate(`/closings/${context.closingId}`)),
        showNotice: notifyBy,
        showFailure: (_, { error }) =>
          notify({ tone: 'bad', text: `${notClosedMessage(error)}. ${messageFor(error)}` }),
      },
    }),
  );
  const [snapshot, send, actor] = useMachine(machine, { input });
  const isUnsent = useCallback(() => {
    const { context, status } = actor.getSnapshot();
    return status === 'active' && (context.choices.length > 0 || context.reason !== asked.reason);
  }, [actor, asked]);
  // A reload finds it, and so does a sign-in in between; what only the address asks for is in the address.
  useEffect(() => {
    const { unsubscribe } = actor.subscribe(({ context: { scope, choices, reason, publicReason, closingId } }) =>
      saveFormDraft(KEPT_AS, isUnsent() ? { scope, choices, reason, publicReason, closingId } : undefined),
    );
    return unsubscribe;
  }, [actor, isUnsent]);
  const onStopped = useCallback((proceed: () => void) => setStopped(() => proceed), []);
  useLeaveGuard(isUnsent, onStopped, unsaved);
  const leave = () => {
    saveFormDraft(KEPT_AS, undefined);
    stopped?.();
  };
  return { snapshot, send, isStopped: stopped !== null, leave, stay: () => setStopped(null) };
}
