import { answers, fails, modelOfFolder } from '../lib/model.ts';
import { fileLinkMachine } from './file-link.machine.ts';

export const fileLinkModel = modelOfFolder('file-link', 'File link', fileLinkMachine, {
  'a file that is wanted': {
    events: [
      { type: 'download.pressed' },
      answers('findAddress', '/files/paperworks/example'),
      fails('findAddress', { code: 'UNREACHABLE' }),
    ],
    facts: ({ failure }) => failure?.code,
    withIgnored: true,
  },
});
