import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { WalkInValues } from '../../../machines/forms/walk-in-form.ts';
import { requiredMessage } from '../../../machines/rules/text/required.ts';
import type { useForm } from '../../app/forms/form.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';
import type { WalkInActor } from './held-time.tsx';

type Props = {
  walkIn: WalkInActor;
  form: ReturnType<typeof useForm<WalkInValues, { reference: string; candidateId: string }>>;
  /** As the clinic's clock shows it. */
  time: string;
};

/** On a full day: one more appointment than it has room for, with the reason. */
export function OverPlan({ walkIn, form, time }: Props) {
  const [isAsked, setAsked] = useState(false);
  const { place } = useSelector(walkIn, ({ context }) => context);
  const isBusy = useSelector(walkIn, (state) => state.hasTag('busy'));
  const reason = form.field('overPlan');
  const press = () => {
    setAsked(true);
    const overPlan = reason.value.trim();
    if (overPlan) walkIn.send({ type: 'place.chosen', place: { ...place, overPlan } });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 max-sm:grid-cols-1 max-sm:gap-y-2">
      <Field
        label="Reason to book over the plan"
        error={isAsked ? (requiredMessage(reason.value) ?? undefined) : undefined}
      >
        <TextInput {...reason} maxLength={200} autoComplete="off" />
      </Field>
      <Button className="sm:mt-[25px]" onClick={press} off={isBusy ? 'The time is being held.' : null}>
        Hold {time} over the plan
      </Button>
    </div>
  );
}
