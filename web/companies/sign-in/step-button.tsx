import type { testConnectionForm } from '../../../machines/forms/company-sign-in-forms.ts';
import { FormBox, RefusalLine, useForm } from '../../app/forms/form.tsx';
import { Button, type ButtonLook } from '../../ui/button.tsx';

type StepProps = {
  machine: typeof testConnectionForm;
  /** The verb, and the verb going on. */
  verb: string;
  verbing: string;
  /** The object of the verb, for screen readers alone. */
  of?: string;
  look?: ButtonLook;
  act: (signal: AbortSignal) => Promise<unknown>;
  onDone: () => void;
};

/** One question to the service, with its answer below the button. */
export function StepButton({ machine, verb, verbing, of, look = 'default', act, onDone }: StepProps) {
  const form = useForm(machine, {}, { save: async (_, signal) => void (await act(signal)), onSaved: onDone });
  return (
    <FormBox form={form} label={of ? `${verb} ${of}` : verb} className="grid gap-2">
      <div>
        <Button type="submit" look={look} size={of ? 'sm' : 'md'} busy={form.isBusy ? verbing : null}>
          {verb}
          {of ? <span className="sr-only"> {of}</span> : null}
        </Button>
      </div>
      <RefusalLine form={form} />
    </FormBox>
  );
}
