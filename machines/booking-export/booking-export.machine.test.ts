import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { type Arrival, bookingExportMachine } from './booking-export.machine.ts';

const file = { name: 'bookings.csv', content: new Blob() };

/** An export whose bytes arrive by hand. */
function openExport() {
  const told: string[] = [];
  const machine = createActor(
    bookingExportMachine.provide({
      actors: {
        fetchFile: fromCallback(({ input }) => {
          told.push(`ask ${input.format}`);
          return () => {
            told.push('end');
          };
        }),
      },
      actions: {
        saveFile: (_, { name }) => told.push(`save ${name}`),
        showNotice: (_, { text }) => told.push(text),
      },
    }),
  ).start();
  return {
    told,
    press: () => machine.send({ type: 'export.pressed', format: 'csv' }),
    cancel: () => machine.send({ type: 'cancel.pressed' }),
    hear: (news: Arrival) => machine.send(news),
    state: () => machine.getSnapshot().value,
    now: () => machine.getSnapshot().context,
  };
}

test('[list.export] a file arrives byte by byte, is saved once it is whole, and said', () => {
  const bookings = openExport();
  bookings.press();
  bookings.hear({ type: 'bytes.arrived', bytes: 4_096 });
  expect([bookings.state(), bookings.now().bytes]).toEqual(['exporting', 4_096]);
  bookings.hear({ type: 'file.arrived', file });
  expect(bookings.state()).toBe('idle');
  expect(bookings.told).toEqual(['ask csv', 'save bookings.csv', 'Exported: bookings.csv', 'end']);
});

test('[list.export] it can be called off, and then nothing is saved', () => {
  const bookings = openExport();
  bookings.press();
  bookings.cancel();
  bookings.hear({ type: 'file.arrived', file });
  expect([bookings.state(), bookings.told]).toEqual(['idle', ['ask csv', 'end']]);
});

test('[list.export] an export that fails says so and saves nothing; another one starts from nothing', () => {
  const bookings = openExport();
  bookings.press();
  bookings.hear({ type: 'bytes.arrived', bytes: 4_096 });
  bookings.hear({ type: 'export.failed', failure: { code: 'UNREACHABLE' } });
  expect(bookings.state()).toBe('idle');
  expect(bookings.told).toEqual(['ask csv', 'Error when exporting booking(s)', 'end']);
  expect(bookings.now().failure).toEqual({ code: 'UNREACHABLE' });
  bookings.press();
  expect(bookings.now()).toMatchObject({ bytes: 0, failure: null });
});
