import { expect, test } from 'vitest';
import { assessmentsHtml } from './assessments-html.ts';

test('assessments are listed below their category, and names cannot be markup', () => {
  const html = assessmentsHtml([
    { categoryName: 'Hearing & lungs', assessmentName: 'Audiometry' },
    { categoryName: 'Drugs', assessmentName: '<b>Urine</b>' },
    { categoryName: 'Hearing & lungs', assessmentName: 'Spirometry' },
  ]);
  expect(html).toBe(
    '<div><h3>Hearing &amp; lungs</h3><p>Audiometry, Spirometry</p></div>' +
      '<div><h3>Drugs</h3><p>&lt;b&gt;Urine&lt;/b&gt;</p></div>',
  );
});
