/**
 * As shown under a text input: '27 of 200'. Counted as the browser's `maxlength` and the services count, in UTF-16 units:
 * with '200 of 200' nothing more can be typed.
 */
export const counterText = (value: string, max: number) => `${value.length} of ${max}`;
