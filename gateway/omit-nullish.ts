type Nullish<Value> = undefined extends Value ? true : null extends Value ? true : false;

/** Without what may be nullish and is; what has to be there stays required. */
type OmitNullish<Values> = {
  [Name in keyof Values as Nullish<Values[Name]> extends true ? never : Name]: Values[Name];
} & { [Name in keyof Values as Nullish<Values[Name]> extends true ? Name : never]?: NonNullable<Values[Name]> };

/** The same without what was not given: services read an absent parameter, never a null one. */
export function omitNullish<Values extends object>(values: Values): OmitNullish<Values>;
export function omitNullish(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null));
}
