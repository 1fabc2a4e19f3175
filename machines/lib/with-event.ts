/** An action or a guard of this name, whose params are the event as it came. */
export const withEvent = <const Name extends string>(type: Name) => ({
  type,
  params: <Event>({ event }: { event: Event }) => event,
});
