import { sessionModel } from '../../machines/session/session.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(sessionModel, '[machine.session]');
