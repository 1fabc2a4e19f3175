import { questions } from '../../machines/booking-wizard/question.states.ts';
import { ConfirmDialog } from '../ui/dialog/dialog.tsx';
import { calledName, useWizard } from './wizard-context.ts';

/** Questions before something is lost. */
export default function WizardDialogs() {
  const { snapshot, context, draft, send } = useWizard();
  const at = draft.candidates.findIndex(({ key }) => key === context.leavingKey);
  const leaving = draft.candidates[at];
  const confirm = () => send({ type: 'question.confirmed' });
  const cancel = () => send({ type: 'question.cancelled' });
  return (
    <>
      <ConfirmDialog
        open={snapshot.matches({ question: 'deletingCandidate' })}
        question={questions.deletingCandidate}
        consequence={
          leaving ? `${calledName(leaving, at + 1)} goes from this booking, and a held time is given back.` : null
        }
        confirm="Delete candidate"
        danger
        onConfirm={confirm}
        onCancel={cancel}
      />
      <ConfirmDialog
        open={snapshot.matches({ question: 'losingPackages' })}
        question="Change the booking request?"
        consequence={questions.losingPackages}
        confirm="Proceed"
        onConfirm={confirm}
        onCancel={cancel}
      />
      <ConfirmDialog
        open={snapshot.matches({ question: 'discarding' })}
        question="Discard this booking?"
        consequence="What you typed is deleted, and held times are given back."
        confirm="Discard booking"
        danger
        onConfirm={confirm}
        onCancel={cancel}
      />
    </>
  );
}
