import { candidateLinkModel } from '../../machines/candidate-link/candidate-link.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(candidateLinkModel, '[own.link]');
