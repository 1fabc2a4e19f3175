/**
 * Narrows away `null` and `undefined` where a state promises a value, such as the hold while `held`.
 * @throws {Error} the promise was false, which is a bug and not an answer.
 */
export function defined<Value>(value: Value): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error('A value promised to be known is missing.');
  return value;
}
