import { expect, test } from 'vitest';
import { TextResponse } from './text-response.ts';

const text = '{"name":"Liam O’Connor"}';
const answer = () => new TextResponse(text, { status: 201, headers: { 'content-type': 'application/json' } });

test('however it is read, it is the text that was written', async () => {
  expect(await answer().text()).toBe(text);
  expect(await answer().json()).toEqual({ name: 'Liam O’Connor' });
  expect(await answer().clone().text()).toBe(text);
  const read = [
    answer().arrayBuffer(),
    answer().bytes(),
    answer()
      .blob()
      .then((blob) => blob.bytes()),
  ];
  for (const bytes of [...(await Promise.all(read)), await new Response(answer().body).bytes()])
    expect(new TextDecoder().decode(bytes)).toBe(text);
});

test('its status and headers are those it was made with, and go with a copy', () => {
  for (const { status, headers } of [answer(), answer().clone()])
    expect([status, headers.get('content-type')]).toEqual([201, 'application/json']);
});
