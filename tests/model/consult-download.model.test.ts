import { consultDownloadModel } from '../../machines/models/consult-download.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(consultDownloadModel, '[machine.consult]');
