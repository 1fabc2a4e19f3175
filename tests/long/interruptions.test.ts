import { wizardSteps } from '../../machines/booking.types.ts';
import { testInterruptions } from '../browser/interruptions-scene.ts';

testInterruptions(wizardSteps.filter((step) => step !== 'time'));
