import { expect, test } from 'vitest';
import { asWriter, currentWriter, withoutWriter } from './connection-shares.ts';

test('work that no caller waits for belongs to no share, and the writer keeps its own', async () => {
  const writer = { operation: 'reserveSlot', company: 'redgum' };
  await asWriter(writer, async () => {
    expect(await withoutWriter(async () => currentWriter())).toBeUndefined();
    expect(currentWriter()).toEqual(writer);
  });
});
