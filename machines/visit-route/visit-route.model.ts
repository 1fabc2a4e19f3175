import { modelOfFolder } from '../lib/model.ts';
import { visitRouteMachine } from './visit-route.machine.ts';
import type { StopState, VisitFacts } from './visit-route.types.ts';

const NAMES = ['Observations', 'Hearing test'];
const visit = (states: readonly StopState[], hasLeft = false): VisitFacts => ({
  hasLeft,
  stops: NAMES.map((name, index) => ({ name, state: states[index] ?? 'expected' })),
});
const facts = ({ stops, hasLeft }: VisitFacts) => [...stops.map(({ state }) => state), hasLeft];
const steps = ['stop.begun', 'stop.finished', 'stop.skipped', 'stop.repeated'] as const;
const events = [
  ...steps.flatMap((type) => NAMES.map((stop) => ({ type, stop }))),
  { type: 'person.left' as const },
  { type: 'person.returned' as const },
];

export const visitRouteModel = modelOfFolder('visit-route', 'Visit route', visitRouteMachine, {
  'two stops to come': { input: visit([]), events, facts },
  'at a stop': { input: visit(['here']), events, facts },
  'between two stops': { input: visit(['done']), events, facts },
  'after a stop that was left out': { input: visit(['skipped']), events, facts },
  'with a stop to be done again': { input: visit(['repeated', 'done']), events, facts },
  'of a person who left': { input: visit(['done'], true), events, facts },
  'that is over': { input: visit(['done', 'skipped']), events, facts },
});
