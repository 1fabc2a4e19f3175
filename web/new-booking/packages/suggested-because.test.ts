import { expect, test } from 'vitest';
import { exampleDraft, medical } from '../../../machines/rules/drafts/example-booking.ts';
import { suggestedBecause } from './suggested-because.ts';

const { candidates } = exampleDraft(2, { package: { ...medical, suggested: true }, position: null });
const [first, second] = candidates as [(typeof candidates)[0], (typeof candidates)[0]];
const geologist = { id: null, name: 'Geologist' };

test('a package that comes from the last booking says so', () => {
  expect(suggestedBecause(first, candidates, [])).toBe('Chosen because you last booked it.');
});

test('a package that is usual for the position names the position', () => {
  const usual = [{ position: 'geologist', package: medical }];
  expect(suggestedBecause({ ...first, position: geologist }, candidates, usual)).toBe('Usual for Geologist.');
  expect(suggestedBecause({ ...first, position: { id: null, name: 'Cook' } }, candidates, usual)).toBe(
    'Chosen because you last booked it.',
  );
});

test('a package that another candidate has too names the first one', () => {
  expect(suggestedBecause({ ...second }, [{ ...first, name: 'Liam Hart' }, second], [])).toBe(
    'The same as for Liam Hart.',
  );
});
