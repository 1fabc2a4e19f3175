/**
 * The short texts by which a company finds a booking again, none of them required. Draft, contract, rows, detail and
 * export have the fields of this table; `isShown` ones are on the booking's page and in exports.
 */
export const bookingReferences = {
  poNumber: { label: 'Purchase Order Number', maxLength: 100, example: 'PO-88213', isShown: true },
  project: { label: 'Project', maxLength: 200, example: 'Shutdown 2026', isShown: true },
  projectIdentification: { label: 'Project Identification', maxLength: 200, example: 'PI-1042', isShown: true },
} as const;

export type BookingReference = keyof typeof bookingReferences;

type Shown = { [Name in BookingReference]: (typeof bookingReferences)[Name]['isShown'] extends true ? Name : never };
export type ShownReference = Shown[BookingReference];

export const referenceNames = Object.keys(bookingReferences) as BookingReference[];
export const shownReferences = referenceNames.filter((name): name is ShownReference => bookingReferences[name].isShown);

/** A value for each of them. */
export const eachName = <Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
