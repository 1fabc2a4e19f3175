import { machineModel } from '../../lab/model/machine-model.ts';
import { answers } from '../../lab/model/model-of.ts';
import { fails } from '../lib/fails.ts';
import { fileLinkMachine } from './file-link.machine.ts';

export const fileLinkModel = machineModel(
  { name: 'file-link', title: 'File link', file: 'machines/file-link/file-link.machine.ts', machine: fileLinkMachine },
  {
    'a file that is wanted': {
      events: [
        { type: 'download.pressed' },
        answers('findAddress', '/files/paperworks/example'),
        fails('findAddress', { code: 'UNREACHABLE' }),
      ],
      facts: ({ failure }) => failure?.code,
      withIgnored: true,
    },
  },
);
