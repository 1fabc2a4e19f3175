import { modelOfFolder } from '../lib/model.ts';
import { type Uploadable, uploadMachine } from './upload.machine.ts';

const machine = uploadMachine<Uploadable, string>({
  done: 'Paperwork added successfully',
  failed: 'Error when upload paperwork',
  mistakeOf: ({ size }) => (size > 10 ? { code: 'BAD_REQUEST', reason: 'Too large.', fields: {} } : null),
});

export const form: Uploadable = { name: 'form.pdf', size: 9 };

export const uploadModel = modelOfFolder('upload', 'Upload', machine, {
  'a file on its way': {
    events: [
      { type: 'file.chosen', file: form },
      { type: 'file.chosen', file: { name: 'film.pdf', size: 99 } },
      { type: 'upload.progressed', sent: 4 },
      { type: 'upload.answered', answer: 'w1' },
      { type: 'upload.failed', error: { code: 'UNREACHABLE' } },
      { type: 'upload.cancelled' },
      { type: 'retry.pressed' },
      { type: 'failure.dismissed' },
      { type: 'leave.requested' },
      { type: 'leave.confirmed' },
      { type: 'leave.cancelled' },
    ],
    facts: ({ file, sent }) => [file?.name, sent],
    withIgnored: true,
  },
});
