/** '45' → 45, nothing → 0; null where it is no whole number up to `most`. */
export function wholeNumber(typed: string, most: number): number | null {
  const number = Number(typed.trim());
  return Number.isInteger(number) && number >= 0 && number <= most ? number : null;
}
