/** The same without what was not given: services read an absent parameter, never a null one. */
export function omitNullish<Values extends object>(
  values: Values,
): { [Name in keyof Values]?: NonNullable<Values[Name]> };
export function omitNullish(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null));
}
