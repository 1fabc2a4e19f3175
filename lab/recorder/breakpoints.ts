/** Stops the machines of a page as a state of a machine is entered, or before one of its events is taken. */
export type Breakpoint = {
  readonly machineId: string;
  readonly kind: 'state' | 'event';
  /** The id of the state, or the type of the event. */
  readonly name: string;
};

/** The reason why a page's machines are stopped, and the events that wait for them. */
export type Stop = {
  /** The machine that came to the breakpoint, or took the last step. */
  readonly actor: string;
  readonly machineId: string;
  readonly why: Breakpoint['kind'] | 'step';
  readonly name: string;
  /** The event that led into the state; null where the machine began in it. */
  readonly by: string | null;
  /** Events sent to machines and not taken yet, in order. */
  readonly waiting: readonly { readonly machineId: string; readonly event: string }[];
};

export type Resume = 'step' | 'go-on';

export const isSame = (one: Breakpoint, other: Breakpoint) =>
  one.machineId === other.machineId && one.kind === other.kind && one.name === other.name;

/** Set where it was not, and gone where it was. */
export const toggled = (all: readonly Breakpoint[], one: Breakpoint): readonly Breakpoint[] =>
  all.some((other) => isSame(one, other)) ? all.filter((other) => !isSame(one, other)) : [...all, one];
