import { consultDownloadModel } from '../../machines/consult-download/consult-download.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(consultDownloadModel, '[machine.consult]');
