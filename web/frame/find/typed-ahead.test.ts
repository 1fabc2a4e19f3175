import { expect, test } from 'vitest';
import { consumeTypedAhead, recordKeys } from './typed-ahead.ts';

/** A page of which the keys alone are wanted. */
const page = new EventTarget();

function press(key: string, modifiers: { ctrlKey?: boolean } = {}) {
  const event = new Event('keydown', { cancelable: true });
  page.dispatchEvent(Object.assign(event, { key, ctrlKey: false, metaKey: false, altKey: false, ...modifiers }));
  return event.defaultPrevented;
}

test('keys that are pressed before the field is there are kept, with their corrections', () => {
  recordKeys(page);
  for (const key of ['r', 'e', 'x', 'Backspace', 'd', ' ', 'Shift', 'É']) press(key);
  expect(consumeTypedAhead(page)).toEqual({ words: 'red É', wantsFirst: false });
});

test('Enter means the first hit; without words it means nothing', () => {
  recordKeys(page);
  press('Enter');
  expect(consumeTypedAhead(page)).toEqual({ words: '', wantsFirst: false });
  recordKeys(page);
  for (const key of ['p', 'f', 'Enter']) press(key);
  expect(consumeTypedAhead(page)).toEqual({ words: 'pf', wantsFirst: true });
});

test('shortcuts, and keys after the field took over, go where they went before', () => {
  recordKeys(page);
  expect(press('k', { ctrlKey: true })).toBe(false);
  expect(press('a')).toBe(true);
  consumeTypedAhead(page);
  expect(press('a')).toBe(false);
  expect(consumeTypedAhead(page).words).toBe('');
});
