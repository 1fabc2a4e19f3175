import { expect, test } from 'vitest';
import { contrast, textOn } from './contrast.ts';

test.each(['#1a5cd8', '#0b6b4f', '#ffd400', '#ffffff', '#000000', '#767676', '#e0457b'])(
  '[mail.html] the text on %s is readable',
  (colour) => {
    expect(contrast(colour, textOn(colour))).toBeGreaterThanOrEqual(4.5);
  },
);
