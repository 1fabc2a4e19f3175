import { expect, test } from 'vitest';
import { htmlFaults } from '../../tests/support/html-faults.ts';
import { accessibilityPage } from './accessibility-page.ts';

const facts = { providerName: 'Banksia Health', phone: '08 5550 1400', openingHours: 'Mon to Fri', holdMinutes: 10 };
const textOf = async (phone: string) =>
  (await accessibilityPage(async () => ({ ...facts, phone }), true)(new Request('http://portal/accessibility'))).text();

test('[app.accessibility] the statement says what is checked, what does not work yet, and whom to call', async () => {
  const text = await textOf('08 5550 1400');
  expect(await htmlFaults(text)).toEqual([]);
  for (const said of ['WCAG 2.2, level AA', 'What does not work yet', 'href="tel:0855501400"', 'EN 301 549']) {
    expect(text).toContain(said);
  }
  expect(await textOf('')).toContain('Ask Banksia Health, or the person who booked your appointment.');
});
