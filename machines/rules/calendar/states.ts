/** States and territories, each with the zone that a new site there most likely has. */
export const STATES = {
  WA: 'Australia/Perth',
  SA: 'Australia/Adelaide',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  NSW: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  TAS: 'Australia/Hobart',
  ACT: 'Australia/Sydney',
} as const;

export type State = keyof typeof STATES;

export const isState = (value: string): value is State => Object.hasOwn(STATES, value);
