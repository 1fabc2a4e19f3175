/** Kinds of resources that a stop of a visit route can need: people, then things. */
export const RESOURCE_KINDS = ['doctor', 'nurse', 'technician', 'room', 'booth', 'device'] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];

export const resourceKindLabels: Readonly<Record<ResourceKind, string>> = {
  doctor: 'Doctor',
  nurse: 'Nurse',
  technician: 'Technician',
  room: 'Room',
  booth: 'Booth',
  device: 'Device',
};

/** The kinds that are people; the others are things, which are cleaned after a stop. */
const PEOPLE: ReadonlySet<ResourceKind> = new Set(['doctor', 'nurse', 'technician']);
export const isPerson = (kind: ResourceKind): boolean => PEOPLE.has(kind);

/** The most visits that one room takes at once. */
export const MOST_PLACES = 4;

/** The longest wait of a candidate between two stops of a visit route. */
export const LONGEST_WAIT_MINUTES = 30;
