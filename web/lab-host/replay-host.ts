import type { AnyStateMachine } from 'xstate';
import type { MachineModel } from '../../lab/model/machine-model.ts';
import type { ProblemStep } from '../../lab/recorder/problem-file.ts';
import { HIDDEN } from '../../lab/recorder/redact.ts';
import type { Judged, ReplayHost } from '../../lab/recorder/replay.ts';
import { formMachine } from '../../machines/form/form.machine.ts';
import { lookupMachine } from '../../machines/lookup/lookup.machine.ts';
import { uploadMachine } from '../../machines/upload/upload.machine.ts';
import { failures, redactor } from './redaction.ts';

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** A form's rules are its host's: whether its values pass, and whether it ends with its save, is what the file says. */
function formJudgedBy(next: () => ProblemStep | undefined): AnyStateMachine {
  return formMachine<Record<string, unknown>>({
    check: (values) => {
      const [field = ''] = Object.keys(values);
      return isObject(next()?.value) || next()?.value === 'saving' ? {} : { [field]: HIDDEN };
    },
    refused: () => ({ text: HIDDEN, fields: {} }),
    saved: null,
    afterSave: () => (next()?.value === 'saved' ? 'ends' : 'stays'),
  });
}

/** Which files are taken up is their host's rule too. */
const uploadJudgedBy = (next: () => ProblemStep | undefined): AnyStateMachine =>
  uploadMachine({
    done: HIDDEN,
    failed: HIDDEN,
    mistakeOf: () => (next()?.value === 'failed' ? { code: 'BAD_REQUEST', reason: HIDDEN, fields: {} } : null),
  });

/** Placeholders do not show if words and an entry's name agree: the file's next step decides. */
function lookupJudgedBy(next: () => ProblemStep | undefined): AnyStateMachine {
  const isTaken = () => next()?.value === 'closed';
  return lookupMachine.provide({
    guards: { isExactMatch: isTaken, isOnlyMatch: isTaken, hasOnlyMatch: isTaken, isActiveMatch: isTaken },
  });
}

const judged: Readonly<Record<string, Judged>> = {
  form: formJudgedBy,
  upload: uploadJudgedBy,
  lookup: lookupJudgedBy,
};

/** Replays problem files of this portal. */
export const replayHost = (models: readonly MachineModel[]): ReplayHost => ({
  judged,
  failures,
  redactor,
  machines: new Map(models.map(({ machine }) => [machine.id, machine])),
});
