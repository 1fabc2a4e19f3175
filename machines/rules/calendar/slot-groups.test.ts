import { expect, test } from 'vitest';
import { folded } from './slot-groups.ts';

test('[slots.more] ten times show in full, eleven fold behind a more toggle', () => {
  const ten = Array.from({ length: 10 }, (_value, number) => number);
  expect(folded(ten, false)).toEqual({ shown: ten, more: 0, hasToggle: false });
  expect(folded([...ten, 10, 11], false)).toEqual({ shown: ten, more: 2, hasToggle: true });
  expect(folded([...ten, 10, 11], true)).toEqual({ shown: [...ten, 10, 11], more: 0, hasToggle: true });
});
