import { type FormRefusal, fieldsOf } from '../form/form.types.ts';
import type { PortalError } from '../lib/portal-error.ts';
import { failedWords } from '../lib/unanswered.ts';

const UPDATE_ERROR = 'Update error! Please try again.';

/** Refused in the form's own words, with the service's at the fields. */
export const refusedAs =
  (text: string, fields: readonly string[]) =>
  (error: PortalError): FormRefusal => ({ text, fields: fieldsOf(error, fields) });

/** Refused in the service's words where there are any, else as `text`; without an answer, as the specification says or unknown. */
export const refusedWithMessage =
  (fields: readonly string[], text = UPDATE_ERROR) =>
  (error: PortalError): FormRefusal => ({
    text: ('reason' in error && error.reason) || failedWords(error, text),
    fields: fieldsOf(error, fields),
  });
