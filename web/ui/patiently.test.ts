import { expect, test } from 'vitest';
import { patiently } from './patiently.ts';

const failing = (times: number) => {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries <= times) throw new Error(`dropped ${tries}`);
    return tries;
  };
};

test('a part that did not arrive is asked for again', async () => {
  expect(await patiently(failing(2), [0, 0])).toBe(3);
});

test('after the last pause it fails with what happened then', async () => {
  await expect(patiently(failing(9), [0, 0])).rejects.toThrow('dropped 3');
});
