/** The same without what was not given: services read an absent parameter, never a null one. */
export function given<Values extends object>(values: Values): { [Name in keyof Values]?: NonNullable<Values[Name]> };
export function given(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null));
}
