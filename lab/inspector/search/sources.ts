/** Files and lines of machines' parts in the product's source. */
export type Sources = {
  /** By machine: 'state door.shut', 'event door.shut door.pushed', 'guard hasKey', 'action ring' → 'door.machine.ts:12'. */
  readonly lines: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The address that opens such a place in an editor; null where there is none. */
  readonly hrefOf: (place: string) => string | null;
};

/** The line of a state, or of the nearest around it whose line is known. */
export function placeOfState({ lines }: Sources, machine: string, id: string): string | null {
  const steps = id.split('.');
  for (let depth = steps.length; depth > 0; depth -= 1) {
    const place = lines[machine]?.[`state ${steps.slice(0, depth).join('.')}`];
    if (place) return place;
  }
  return null;
}
