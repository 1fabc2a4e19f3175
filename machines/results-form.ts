import { formMachine } from './form.machine.ts';
import { fieldsOf } from './form.types.ts';
import { requiredMessage } from './rules/required.ts';

/** What a clinic gives back, by the service's name of it. */
export const RESULT_TYPES = [
  { value: 'medical_report', label: 'Medical report' },
  { value: 'audiometry', label: 'Audiometry' },
  { value: 'spirometry', label: 'Spirometry' },
  { value: 'drug_screen', label: 'Drug screen' },
  { value: 'fit_test', label: 'Fit test' },
] as const;
export type ResultType = (typeof RESULT_TYPES)[number]['value'];

/** 10 MB, as the service takes. */
const MOST_BYTES = 10 * 1024 * 1024;

/** A file as far as this form needs to know it. */
type Chosen = { readonly name: string; readonly size: number };
export type Results<File extends Chosen> = { fileType: ResultType | ''; file: File | null };

/**
 * One file that the clinic gives back about a candidate. Port, as `save`: send it.
 * The service tells by its content whether it is of a kind that is taken.
 */
export const resultsForm = <File extends Chosen>() =>
  formMachine<Results<File>, { fileName: string }>({
    check: ({ fileType, file }) => ({
      fileType: requiredMessage(fileType),
      file: requiredMessage(file?.name) ?? ((file?.size ?? 0) > MOST_BYTES ? 'A file has at most 10 MB.' : null),
    }),
    refused: (error) => ({
      text: 'reason' in error && error.reason !== '' ? error.reason : 'The file was not uploaded. Try again.',
      fields: fieldsOf(error, ['file', 'fileType']),
    }),
    saved: 'Results uploaded',
  });
