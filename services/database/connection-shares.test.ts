import { expect, test } from 'vitest';
import { asNobody, asWriter, currentWriter } from './connection-shares.ts';

test('what a writer causes and waits for no row is nobody’s share, and the writer goes on as one', async () => {
  const writer = { operation: 'reserveSlot', company: 'redgum' };
  await asWriter(writer, async () => {
    expect(await asNobody(async () => currentWriter())).toBeUndefined();
    expect(currentWriter()).toEqual(writer);
  });
});
