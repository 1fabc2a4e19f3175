import { CircleAlert } from 'lucide-react';
import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { fromPromise } from 'xstate';
import type { formMachine } from '../../../machines/form/form.machine.ts';
import type { FieldOf, FormContext, FormValues } from '../../../machines/form/form.types.ts';
import { deepEqual } from '../../../machines/lib/deep-equal.ts';
import { ConfirmDialog } from '../../ui/dialog/dialog.tsx';
import { notifyBy } from '../../ui/feedback/toasts.ts';
import { errorClass } from '../../ui/fields/control-classes.ts';
import { focusUnsettled } from '../../ui/fields/unsettled.ts';
import { useIsStaged, useMachine } from '../machines/use-machine.ts';
import { useUnsureChange } from '../records/unsure-changes.ts';
import { formDraft, saveFormDraft } from '../session/form-drafts.ts';
import { useLeaveGuard } from './leave-guard.ts';

type FormMachine<Values extends FormValues, Answer> = ReturnType<typeof formMachine<Values, Answer>>;

type Host<Values, Answer> = {
  save: (values: Values, signal: AbortSignal) => Promise<Answer>;
  /** After a save. */
  onSaved?: (answer: Answer) => void;
  /** The typed values survive a reload and a sign-in under this name. Never for passwords. */
  draftKey?: string;
};

/** A form as it was left: what was typed, and the record that it was typed over. */
type Left<Values> = { values: Values; stored: Values };

export const leftForm = <Values,>(name: string | undefined) =>
  (name === undefined ? undefined : formDraft(name)) as Left<Values> | undefined;

/** The part of a form that its surrounding components need, whatever its values are. */
export type EditForm = {
  element: RefObject<HTMLFormElement | null>;
  errors: Readonly<Record<string, string>>;
  refusal: string | null;
  isBusy: boolean;
  leave: { isAsked: boolean; confirm: () => void; cancel: () => void };
  submit: () => void;
  /** Goes elsewhere, such as out of a dialog: at once, or after the question about what is unsaved. */
  leaveFor: (there: () => void) => void;
  /** The values that another person saved meanwhile, until one of the two is chosen. */
  conflict: Conflict | null;
};

type Conflict = {
  /** Fields that they changed; `mine` where the same one was changed here. */
  changes: readonly { field: string; was: unknown; now: unknown; mine?: unknown }[];
  takeTheirs: () => void;
  keepMine: () => void;
};

/**
 * Hosts a form machine: `field` gives a control its value and its events, `Form` the element around them.
 * Another page is only reached with a question while something is unsaved.
 */
export function useForm<Values extends FormValues, Answer>(
  machine: FormMachine<Values, Answer>,
  values: Values,
  { save, onSaved, draftKey: name }: Host<Values, Answer>,
) {
  const element = useRef<HTMLFormElement>(null);
  const keepAs = useIsStaged() ? undefined : name;
  const proceed = useRef(() => {});
  const clearDraft = () => keepAs && saveFormDraft(keepAs, undefined);
  const tracked = useUnsureChange();
  const [hosted] = useState(() =>
    machine.provide({
      actors: {
        save: fromPromise<Answer, { values: Values }>(({ input, signal }) => tracked(save(input.values, signal))),
      },
      actions: {
        showNotice: notifyBy,
        focusField: (_, { field }) => focusIn(element.current, field),
        notifySaved: (_, { answer }) => {
          clearDraft();
          onSaved?.(answer);
        },
        // Once the machine has arrived in `left`: until then the guard would stop it again.
        leave: () => {
          clearDraft();
          queueMicrotask(() => proceed.current());
        },
      },
    }),
  );
  const [left] = useState(() => leftForm<Values>(keepAs));
  const [snapshot, send, actor] = useMachine(hosted, { input: { values: left?.stored ?? values } });
  const { context } = snapshot;
  useLayoutEffect(() => {
    if (left) send({ type: 'values.changed', changes: left.values });
  }, [left, send]);
  const { values: typed, stored } = context;
  useEffect(() => {
    if (keepAs) saveFormDraft(keepAs, deepEqual(typed, stored) ? undefined : { values: typed, kept: stored });
  }, [keepAs, typed, stored]);
  const isUnsaved = useCallback(() => {
    const now = actor.getSnapshot();
    return !now.matches('left') && !deepEqual(now.context.values, now.context.stored);
  }, [actor]);
  const stopped = useCallback(
    (there: () => void) => {
      proceed.current = there;
      send({ type: 'leave.requested' });
    },
    [send],
  );
  const [unsaved] = useState(() => ({
    what: () => `${nameOf(element.current)}: what was changed`,
    survivesReload: () => keepAs !== undefined,
  }));
  useLeaveGuard(isUnsaved, stopped, unsaved);
  const decide = (type: 'theirs.taken' | 'mine.kept') => () => {
    // The pressed button goes: the focus is at what it decides on.
    focusIn(element.current, changesIn(context).find(({ field }) => element.current?.elements.namedItem(field))?.field);
    send({ type });
  };
  const deciding = { takeTheirs: decide('theirs.taken'), keepMine: decide('mine.kept') };
  return {
    element,
    values: context.values,
    errors: context.errors,
    refusal: context.refusal,
    isBusy: snapshot.hasTag('busy'),
    isUnsaved: !deepEqual(context.values, context.stored),
    leave: {
      isAsked: snapshot.matches('leaving'),
      confirm: () => send({ type: 'leave.confirmed' }),
      cancel: () => send({ type: 'leave.cancelled' }),
    },
    submit: () => send({ type: 'form.submitted' }),
    leaveFor: stopped,
    conflict: snapshot.matches('conflicting') ? { changes: changesIn(context), ...deciding } : null,
    discard: () => send({ type: 'changes.discarded' }),
    field: <Name extends FieldOf<Values>>(name: Name) => ({
      name,
      value: context.values[name],
      onValue: (value: Values[Name]) => send({ type: 'values.changed', changes: change<Values, Name>(name, value) }),
      onBlur: () => send({ type: 'field.left', field: name }),
    }),
  };
}

const changesIn = ({ values, stored: kept, present }: FormContext<FormValues>) =>
  Object.entries(present ?? {}).flatMap(([field, now]) => {
    const [was, mine] = [kept[field], values[field]];
    if (deepEqual(now, was)) return [];
    return [{ field, was, now, ...(deepEqual(mine, was) ? {} : { mine }) }];
  });

/** One field's change; a computed key alone loses its name. */
function change<Values, Name extends FieldOf<Values>>(field: Name, value: Values[Name]): Partial<Values>;
function change(field: string, value: unknown): object {
  return { [field]: value };
}

/** As its heading calls it: the dialog's, or the page's. */
const nameOf = (form: HTMLFormElement | null) =>
  form?.ariaLabel ?? document.querySelector('#main h1')?.textContent ?? 'This form';

function focusIn(form: HTMLFormElement | null, field: string | undefined) {
  const control = field === undefined ? null : form?.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}

type FormProps = {
  form: EditForm;
  /** Its accessible name, where a page has several. */
  label?: string;
  className?: string;
  children: ReactNode;
};

/** The element of a form, and the question before unsaved changes are left behind. */
export function FormBox({ form, label, className = 'grid gap-4', children }: FormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (event.target !== event.currentTarget) return; // of a form in a dialog over this one
    event.preventDefault();
    if (!focusUnsettled(event.currentTarget)) form.submit();
  };
  return (
    <>
      <form ref={form.element} className={className} noValidate onSubmit={submit} aria-label={label}>
        {children}
      </form>
      <ConfirmDialog
        open={form.leave.isAsked}
        question="Leave without saving?"
        consequence="What you changed here is not saved yet."
        confirm="Leave"
        cancel="Stay"
        danger
        onConfirm={form.leave.confirm}
        onCancel={form.leave.cancel}
      />
    </>
  );
}

/** Why a save was refused, where no field says it already. */
export function RefusalLine({ form }: { form: EditForm }) {
  const isAtField = Object.values(form.errors).some((message) => message === form.refusal);
  if (!form.refusal || form.isBusy || isAtField) return null;
  return (
    <p className={errorClass}>
      <CircleAlert />
      {form.refusal}
    </p>
  );
}
