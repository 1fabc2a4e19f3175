import { sessionModel } from '../../machines/models/session.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(sessionModel, '[machine.session]');
