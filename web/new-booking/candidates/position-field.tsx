import { useState } from 'react';
import { Lookup } from '../../app/forms/lookup.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { useWizard } from '../wizard-context.ts';
import { useAddNew } from './use-add-new.ts';
import { useCandidateFields } from './use-candidate-fields.ts';

/** The control whose hint an element is in. */
function describedBy(element: HTMLElement) {
  const hint = element.closest('[id$="-hint"]')?.id ?? '';
  return document.querySelector<HTMLElement>(`[aria-describedby~="${CSS.escape(hint)}"]`);
}

export function PositionField() {
  const { actor, draft, lookups, send } = useWizard();
  const { candidate, change, at, error } = useCandidateFields();
  const addNew = useAddNew('position');
  const { position } = candidate;
  const company = draft.header.company;
  const add = async (name: string) => {
    change({ path: at('position'), value: { id: null, name } });
    const added = company && (await addNew(company.id, name));
    const now = actor.getSnapshot().context.draft.candidates.find(({ key }) => key === candidate.key)?.position;
    if (added && now?.id === null && now.name === name) change({ path: at('position'), value: added });
  };
  const [unlisted, setUnlisted] = useState('');
  const isUnlisted = position?.id === null && position.name === unlisted && unlisted !== '';
  return (
    <Field
      label="Position"
      optional={company?.candidatesFillIn === true}
      error={error('position')}
      hint={isUnlisted ? <Unlisted name={unlisted} onAdd={() => add(unlisted)} /> : undefined}
    >
      <Lookup
        key={company?.id ?? ''}
        unchosen={draft.unchosen[at('position')]}
        onUnchosen={(value) => send({ type: 'field.changed', path: `unchosen.${at('position')}`, value })}
        value={position && { id: position.id ?? position.name, name: position.name }}
        onPick={(value) => change({ path: at('position'), value })}
        onUnlisted={(name) => {
          setUnlisted(name);
          change({ path: at('position'), value: { id: null, name } });
        }}
        load={company ? lookups.positions(company.id) : async () => []}
        placeholder="Search positions"
        addNew={{ what: 'position', onAdd: add, draftKey: `position ${candidate.key}` }}
      />
    </Field>
  );
}

/** A position that no entry names is booked as it was written, like a pasted or imported one; it can be added to the list. */
const Unlisted = ({ name, onAdd }: { name: string; onAdd: () => void }) => (
  <span className="flex flex-wrap items-center gap-2">
    “{name}” is not on the list yet; it is booked as written.
    <Button
      size="sm"
      onClick={({ currentTarget }) => {
        describedBy(currentTarget)?.focus(); // the button goes
        onAdd();
      }}
    >
      Add “{name}”
    </Button>
  </span>
);
