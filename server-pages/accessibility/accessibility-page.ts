import { html } from 'hono/html';
import type { ProviderFacts } from '../../gateway/portal/provider-facts.ts';
import { page } from '../appointment/appointment-html.ts';
import { pageHeaders } from '../appointment/own-answers.ts';

/** Clauses of EN 301 549 v3.2.1 (chapter 9 has the numbers of WCAG 2.1), what the portal does, and the check that holds it. */
const CLAUSES: readonly (readonly [clause: string, does: string, check: string])[] = [
  ['9.1.1', 'Icons and pictures have names.', 'axe-core on every page.'],
  [
    '9.1.3',
    'Headings, labels, groups and tables are marked as such.',
    'HTML validation, axe, and the tree that a screen reader gets of each screen, compared with a reviewed text.',
  ],
  [
    '9.1.4',
    'Contrast in light and dark; one column at 360 pixels; text at 200 %.',
    'axe at 1440 and 390 pixels in both colours; the width of every page is measured.',
  ],
  [
    '9.2.1',
    'Every job works by keyboard, the board’s drag and drop too.',
    'Jobs driven by keys in three browser engines.',
  ],
  [
    '9.2.2',
    'The end of a session and of a held time is announced, and can be put off.',
    'Tests of both machines and of their screens.',
  ],
  [
    '9.2.4',
    'Pages have titles; focus is visible, and goes where the work goes on.',
    'Tests of the focus after each step.',
  ],
  ['9.2.5', 'Targets are at least 24 pixels; nothing needs a gesture.', 'axe’s rule for target sizes.'],
  ['9.3.1, 9.3.2', 'The language is marked; nothing moves or sends by itself.', 'HTML validation.'],
  [
    '9.3.3',
    'An error is said in words at its field; a booking is shown whole before it is sent.',
    'Tests of each field’s words and of what is spoken.',
  ],
  [
    '9.4.1',
    'Roles, names and states are exposed; messages are spoken without moving the focus.',
    'The same reviewed texts, with each spoken message.',
  ],
  [
    '11.7',
    'Dark colours, reduced motion and the browser’s text size are followed.',
    'Tests in both colours; measured widths.',
  ],
];

const LIMITS = [
  'Results are files that clinics write, mostly PDF. We do not check whether these can be read aloud.',
  'We read the accessibility tree of Chromium, and drive jobs in Chromium, Firefox and WebKit. People have not yet tried it for us with VoiceOver, TalkBack, NVDA or JAWS.',
  'The pages for developers below /dev draw diagrams, which also exist as text.',
];

/** GET /accessibility: the accessibility statement, without script, with the provider's contact. */
export function accessibilityPage(provider: () => Promise<ProviderFacts>, isHttps: boolean) {
  return async (_request: Request): Promise<Response> => {
    const { providerName, phone, openingHours } = await provider();
    const contact =
      phone === ''
        ? null
        : html`<p>Call ${providerName}: <a href="tel:${phone.replace(/[^\d+]/g, '')}">${phone}</a>${openingHours === '' ? '' : `, ${openingHours}`}.</p>`;
    const body = html`<h1>Accessibility</h1>
<section><p>This portal is built to WCAG 2.2, level AA, which EN 301 549 and the Disability Discrimination Act’s guidelines refer to.</p>
<p>It is checked by programs at each change. It has not been audited by a third party.</p></section>
<section><h2>Something does not work for you?</h2><p>Tell us which page it is and what you use.</p>
${contact ?? html`<p>Ask ${providerName}, or the person who booked your appointment.</p>`}</section>
<section><h2>What does not work yet</h2>${LIMITS.map((limit) => html`<p>${limit}</p>`)}</section>
<section><h2>Clause by clause</h2><table><thead><tr><th scope="col">EN 301 549</th><th scope="col">The portal</th><th scope="col">Checked by</th></tr></thead>
<tbody>${CLAUSES.map(([clause, does, check]) => html`<tr><th scope="row">${clause}</th><td>${does}</td><td>${check}</td></tr>`)}</tbody></table></section>`;
    const headers = { ...pageHeaders(isHttps), 'content-type': 'text/html; charset=utf-8' };
    return new Response(String(page('Accessibility', providerName, body)), { headers });
  };
}
