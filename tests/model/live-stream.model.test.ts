import { liveStreamModel } from '../../machines/live-stream/live-stream.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(liveStreamModel, '');
