import { expect, test } from 'vitest';
import { asNobody, asWriter, currentWriter } from './connection-shares.ts';

test('work that no caller waits for belongs to no share, and the writer keeps its own', async () => {
  const writer = { operation: 'reserveSlot', company: 'redgum' };
  await asWriter(writer, async () => {
    expect(await asNobody(async () => currentWriter())).toBeUndefined();
    expect(currentWriter()).toEqual(writer);
  });
});
