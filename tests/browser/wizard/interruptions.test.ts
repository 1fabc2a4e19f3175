/** @module-tag walk */
import { wizardSteps } from '../../../machines/lib/booking.types.ts';
import { interrupt, interrupted } from './interruptions-scene.ts';

const title = '[wizard.survives] at the step %s, whatever interrupts it, no field and no held time is lost';
const others = wizardSteps.filter((step) => step !== 'time');

// A test for each step: together they take longer than a busy machine gives to one.
interrupted.for(['time'] as const)(title, (step, { browser, mortal }) => interrupt(step, browser, mortal));
interrupted.for(others)(title, { tags: ['long'] }, (step, { browser, mortal }) => interrupt(step, browser, mortal));
