import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { mayHaveOutcome } from '../../../machines/rules/booking/outcome.ts';
import { formDraft } from '../../app/session/form-drafts.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import type { Detail } from '../detail/booking-detail.ts';

const OutcomeDialog = lazyPart(() => import('./outcome-dialog.tsx'));

type LineProps = { detail: Detail; maySet: boolean; onChanged: () => void };

/** The outcome of the examination. The provider sets and corrects it, once the candidate was examined. */
export function OutcomeLine({ detail, maySet, onChanged }: LineProps) {
  const { candidateId, outcome, outcomeRestrictions, status } = detail;
  const [isOpen, setOpen] = useState(() => formDraft(outcomeDraft(candidateId)) !== undefined);
  const edit = useRef<HTMLButtonElement>(null);
  const canSet = maySet && (mayHaveOutcome(status) || outcome !== null);
  if (outcome === null && !canSet) return null;
  const close = () => {
    setOpen(false);
    queueMicrotask(() => edit.current?.focus());
  };
  return (
    <div className="flex items-start gap-2">
      <dl className="min-w-0 flex-1 [&_dt]:text-text-3 [&_dt]:text-xs">
        <dt>Outcome</dt>
        <dd className="font-strong">{outcome ?? <span className="font-normal text-text-3">–</span>}</dd>
        {outcomeRestrictions ? <dd className="wrap-anywhere whitespace-pre-line">{outcomeRestrictions}</dd> : null}
      </dl>
      {canSet ? (
        <Button ref={edit} look="quiet" size="sm" icon={<Pencil />} onClick={() => setOpen(true)}>
          {outcome === null ? 'Set outcome' : 'Change outcome'}
        </Button>
      ) : null}
      {isOpen ? <OutcomeDialog detail={detail} onChanged={onChanged} onClose={close} /> : null}
    </div>
  );
}

/** The name that what is typed is kept under. */
const outcomeDraft = (candidateId: string) => `outcome ${candidateId}`;
