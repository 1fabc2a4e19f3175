import { answers, fails, modelOfFolder } from '../lib/model.ts';
import { resultBatchMachine } from './result-batch.machine.ts';
import type { ChosenFile, ResultMatch } from './result-batch.types.ts';

export const person = (nth: number): ResultMatch => ({
  candidateId: `c${nth}`,
  reference: 'PF-100001',
  candidateName: `Example Person ${nth}`,
  dateOfBirth: '1990-02-28',
  companyName: 'Example Company',
  appointmentTime: '2026-11-20T01:00:00Z',
  siteTimeZone: 'Australia/Perth',
  status: nth === 1 ? 'Attended' : 'Pending Bloods',
  outcome: null,
  canComplete: nth === 1,
  isToCome: false,
  isStored: false,
});

export const report: ChosenFile = {
  key: 'r1',
  name: 'PF-100001 Example Person report.pdf',
  size: 4,
  kind: 'medical_report',
};

export const resultBatchModel = modelOfFolder('result-batch', 'Results of many', resultBatchMachine, {
  'one file': {
    events: [
      { type: 'files.chosen', files: [report] },
      answers('matchFiles', [[person(1)]]),
      answers('matchFiles', [[person(1), person(2)]]),
      fails('matchFiles', { code: 'UNREACHABLE' }),
      { type: 'kind.chosen', key: 'r1', kind: 'audiometry' },
      { type: 'candidate.chosen', key: 'r1', candidateId: 'c2' },
      { type: 'search.entered', key: 'r1', search: 'Example Person' },
      { type: 'file.removed', key: 'r1' },
      { type: 'outcome.chosen', candidateId: 'c1', choice: { outcome: 'Fit with restrictions', restrictions: '' } },
      { type: 'completion.toggled' },
      { type: 'upload.pressed' },
      { type: 'upload.progressed', sent: 2 },
      { type: 'upload.answered', answer: {} },
      { type: 'upload.failed', error: { code: 'REJECTED', status: 422, reason: 'This is no PDF.' } },
      { type: 'upload.failed', error: { code: 'UNREACHABLE' } },
      answers('complete', {}),
      fails('complete', { code: 'REJECTED', status: 409, reason: 'It is Completed already.' }),
      { type: 'cancel.pressed' },
      { type: 'retry.pressed' },
      { type: 'batch.cleared' },
    ],
    facts: ({ rows, willComplete, outcomes, sending, completed, refused, failure }) => [
      rows.map(({ matches, isMatched, candidateId, isSent, failure: of }) => [
        matches.length,
        isMatched,
        candidateId,
        isSent,
        of?.code,
      ]),

      willComplete,
      Object.keys(outcomes).length,
      sending !== null,
      completed.length,
      refused.length,
      failure?.code,
    ],
  },
  'a result that a person waited for': {
    events: [
      { type: 'files.chosen', files: [report] },
      answers('matchFiles', [[person(2)]]),
      { type: 'arrival.toggled', candidateId: 'c2' },
      { type: 'upload.pressed' },
      { type: 'upload.answered', answer: {} },
      answers('complete', {}),
    ],
    facts: ({ rows, arrived, completed }) => [rows.length, arrived.length, completed.length],
  },
  'somebody who leaves': {
    events: [
      { type: 'files.chosen', files: [report] },
      answers('matchFiles', [[person(1)]]),
      { type: 'leave.requested' },
      { type: 'leave.confirmed' },
      { type: 'leave.cancelled' },
    ],
    facts: ({ rows }) => [rows.length],
  },
});
