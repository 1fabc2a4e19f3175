import type { Message } from './required.ts';

/** Code points, so that an emoji is not two. */
const lengthOf = (value: string) => [...value].length;

/** As shown under a text input: '27 of 200'. */
export const counterText = (value: string, max: number) => `${lengthOf(value)} of ${max}`;

export const tooLongMessage = (value: string, max: number): Message =>
  lengthOf(value) <= max ? null : `Must be at most ${max} characters long.`;
