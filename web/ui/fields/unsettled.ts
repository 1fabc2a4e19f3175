import { notify } from '../feedback/toasts.ts';

/**
 * True if a look-up in a form still has words that are no entry; it then says so and moves the focus there. The words
 * would be lost with the form.
 */
export function focusUnsettled(form: HTMLFormElement): boolean {
  const field = [...form.elements].find((one) => one instanceof HTMLInputElement && one.validity.customError);
  if (!(field instanceof HTMLInputElement)) return false;
  notify({ tone: 'bad', text: field.validationMessage });
  field.focus();
  return true;
}
