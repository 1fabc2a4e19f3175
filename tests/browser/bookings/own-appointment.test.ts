import { defined } from '../../../machines/lib/assert-defined.ts';
import { shownAppointment, shownDay } from '../../../machines/rules/calendar/dates.ts';
import { plainPdf } from '../../../services/files/plain-pdf.ts';
import { bookableTimes, hold, newBooking } from '../../support/bookings/bookable.ts';
import { allowOwnMoves, inMailbox, mailedLink } from '../../support/bookings/own-links.ts';
import { expect, expectNoViolations, forgive, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, restAs } from '../../support/rest.ts';

/** The browser's line about an answer of 404 or 422, which the page is. */
const REFUSED = /Failed to load resource.*\b(404|422)\b/;

test('[own.page] on a phone, without any script: wrong and right date of birth, time and place, calendar, coming and not coming', {
  tags: ['walk'],
}, async ({ portal, openPage }) => {
  const { candidate, link } = await mailedLink(portal.url, 0);
  const phone = await openPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  forgive(phone, REFUSED);
  const answer = defined(await phone.goto(link));
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self';/,
    ),
  });
  const birth = phone.getByLabel('Date of birth');
  for (const [typed, words] of [
    ['', 'Date of birth is required'],
    ['31/02/1990', 'There is no such day.'],
    ['1/1/1951', 'This is not the date of birth on the booking. 4 tries are left.'],
  ] as const) {
    await birth.fill(typed);
    await phone.keyboard.press('Enter');
    await phone.getByRole('alert').getByText(words, { exact: true }).waitFor();
    expect(await birth.inputValue()).toBe(typed);
    await phone.locator('#birth:focus').waitFor();
  }
  await birth.fill(shownDay(candidate.candidate_dob));
  await phone.getByRole('button', { name: 'See my appointment' }).click();

  const { time } = shownAppointment(candidate.appointment_time, candidate.site_tz);
  await phone.getByRole('region', { name: 'When and where' }).getByText(time, { exact: true }).waitFor();
  await phone.getByText(defined(candidate.site_name)).waitFor();
  await phone.getByText(candidate.reference).waitFor();
  const entry = await phone.request.get(`${link}?calendar`);
  expect(entry.headers()['content-type']).toContain('text/calendar');
  expect(await entry.text()).toContain(`UID:${candidate.candidate_id}@`);

  await phone.getByRole('button', { name: 'I will come' }).click();
  await phone
    .getByRole('status')
    .getByText(/^You confirmed on .* that you will come\.$/)
    .waitFor();
  expect(await phone.getByRole('button', { name: 'I will come' }).count()).toBe(0);
  await phone.reload();
  await phone
    .getByRole('status')
    .getByText(/that you will come/)
    .waitFor();

  const staff = await openPage();
  await signIn(staff, 'manager');
  await staff.goto(`/booking/${candidate.candidate_id}/detail`);
  await staff.getByText(/^Will come \(/).waitFor();

  await phone.getByText('I cannot come at this time').click();
  const message = phone.getByLabel('What would suit you?');
  await phone.getByRole('button', { name: 'Ask for another time' }).click();
  await phone.getByRole('alert').getByText('Say what would suit you.').waitFor();
  await message.fill('Friday <b>after</b> ten, please.');
  await phone.getByRole('button', { name: 'Ask for another time' }).click();
  await phone.getByRole('status').getByText('This one stays booked until they change it.').waitFor();
  await staff.reload();
  await staff.getByText(/^Asks for another time \(/).waitFor();
  await staff.getByText('Friday <b>after</b> ten, please.').waitFor();
});

test('[own.move-page] another time is chosen, given back, chosen again and taken on a phone, without any script', async ({
  portal,
  openPage,
}) => {
  await allowOwnMoves(portal.url);
  const { candidate, link } = await mailedLink(portal.url, 2);
  const phone = await openPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  forgive(phone, REFUSED);
  await phone.goto(link);
  await phone.getByLabel('Date of birth').fill(shownDay(candidate.candidate_dob));
  await phone.keyboard.press('Enter');
  const choose = phone.getByRole('link', { name: 'Choose another time' });
  const held = phone.getByRole('region', { name: 'Chosen time' });
  await choose.click();
  await phone.getByRole('navigation', { name: 'Days' }).getByRole('link').last().click();
  const times = phone.getByRole('listitem').getByRole('button');
  const [first, last] = [await times.first().textContent(), await times.last().textContent()];
  await times.last().click();
  await held.getByText(defined(last), { exact: true }).waitFor();
  await phone.getByRole('button', { name: 'Keep the present time' }).click();
  await phone.getByRole('region', { name: 'When and where' }).waitFor();
  expect(await held.count()).toBe(0);
  await choose.click();
  await phone.getByRole('navigation', { name: 'Days' }).getByRole('link').last().click();
  await times.first().click();
  await held.getByText(defined(first), { exact: true }).waitFor();
  await phone.getByRole('button', { name: 'Move to this time' }).click();
  await phone.getByRole('region', { name: 'When and where' }).getByText(defined(first), { exact: true }).waitFor();
  expect(await held.count()).toBe(0);

  const staff = await openPage();
  await signIn(staff, 'manager');
  await staff.goto(`/booking/${candidate.candidate_id}/detail`);
  await staff.getByText(candidate.candidate_name).first().waitFor();
  await staff.getByText('Rescheduled', { exact: true }).first().waitFor();
});

test('[own.page] nothing to complain about by axe, on a phone and wide, light and dark, with an error and without', {
  tags: ['walk'],
}, async ({ portal, openPage }) => {
  await allowOwnMoves(portal.url);
  const { candidate, link } = await mailedLink(portal.url, 1);
  for (const options of [
    { viewport: { width: 390, height: 844 }, bypassCSP: true },
    { viewport: { width: 1440, height: 900 }, colorScheme: 'dark', bypassCSP: true },
  ] as const) {
    const page = await openPage(options);
    forgive(page, REFUSED);
    await page.goto(link);
    await expectNoViolations(page);
    await page.getByLabel('Date of birth').fill('14');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Write it as DD/MM/YYYY.').waitFor();
    await expectNoViolations(page);
    await page.getByLabel('Date of birth').fill(shownDay(candidate.candidate_dob));
    await page.keyboard.press('Enter');
    await page.getByText(candidate.reference).waitFor();
    await page.getByText('I cannot come at this time').click();
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'Choose another time' }).click();
    await expectNoViolations(page);
    await page.getByRole('listitem').getByRole('button').first().click();
    await page.getByRole('region', { name: 'Chosen time' }).waitFor();
    await expectNoViolations(page);
  }
});

test('[own.upload-page] on a phone, without any script: a scan is sent, a wrong and a large file are refused at their form, the scan is replaced, and the desk opens it', {
  tags: ['walk'],
}, async ({ page, portal, openPage }) => {
  const { candidate, link } = await mailedLink(portal.url, 3);
  const phone = await openPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  forgive(phone, /Failed to load resource.*\b(404|413|422)\b/);
  await phone.goto(link);
  await phone.getByLabel('Date of birth').fill(shownDay(candidate.candidate_dob));
  await phone.keyboard.press('Enter');
  const form = phone.getByRole('region', { name: 'Send ahead' });
  const choose = form.getByLabel('Photo identification');
  const send = (name: RegExp) => form.getByRole('button', { name }).first().click();
  const scan = Buffer.from(plainPdf('Licence', ['Held by me.']));

  await choose.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello') });
  await send(/^Send Photo/);
  await form.getByRole('alert').getByText('Only PDF, PNG, JPG and Word (.docx) files are taken.').waitFor();
  const large = Buffer.concat([scan, Buffer.alloc(11 * 1024 * 1024)]);
  await choose.setInputFiles({ name: 'large.pdf', mimeType: 'application/pdf', buffer: large });
  await send(/^Send Photo/);
  await form.getByRole('alert').getByText('The file is larger than 10 MB.').waitFor();

  for (const [name, button] of [
    ['licence.pdf', /^Send Photo/],
    ['passport.pdf', /^Replace Photo/],
  ] as const) {
    await choose.setInputFiles({ name, mimeType: 'application/pdf', buffer: scan });
    await send(button);
    await form.getByText(`Sent: ${name}`, { exact: false }).waitFor();
  }
  await signIn(page, 'admin');
  await page.goto(`/booking/${candidate.candidate_id}/detail`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download passport.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('passport.pdf');
  await page.getByText(`Sent by ${candidate.candidate_name}`, { exact: false }).waitFor();
});

test('[own.page] a link that opens nothing says what to do and shows nothing', { tags: ['walk'] }, async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  forgive(page, REFUSED);
  const answer = await page.goto('/appointment/nobody-was-ever-mailed-this-link-abcdefghij');
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'This link does not open an appointment' }).waitFor();
});

test('[own.fill-in-page][own.code] a code to the mobile opens the page, and the details are filled in on a phone without any script', {
  tags: ['walk'],
}, async ({ portal, openPage }) => {
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  const params = { path: { org_id: manager.orgId } };
  const settings = { mail: [], sms: [], own_move_days: 14 as const, candidates_fill_in: true };
  await answerOf(manager.booking.PUT('/booking/reminder-settings/{org_id}', { params, body: settings }));
  const time = defined((await bookableTimes(manager))[0]);
  const body = newBooking(manager, time, await hold(manager, time), 'OPEN');
  const open = { candidate_dob: '', candidate_gender: '', candidate_position: '', candidate_phone: '0491 570 006' };
  const { candidates } = await answerOf(
    manager.booking.POST('/booking/bookings', {
      params: { query: {}, header: { 'idempotency-key': 'an-open-booking' } },
      body: { ...body, candidates: body.candidates.map((candidate) => ({ ...candidate, ...open })) },
    }),
  );
  const link = await inMailbox(portal.url, /(\/appointment\/[\w-]+)/);
  const phone = await openPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const seen = await openPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  for (const page of [phone, seen]) forgive(page, REFUSED);
  await seen.goto(link);
  await expectNoViolations(seen);
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Send me a code' }).click();
  const code = phone.getByLabel('Code');
  await code.fill('12');
  await phone.keyboard.press('Enter');
  await phone.getByRole('alert').getByText('4 tries are left.').waitFor();
  expect(await code.inputValue()).toBe('12');
  await code.fill(await inMailbox(portal.url, /code is (\d{6})/));
  await phone.keyboard.press('Enter');

  await phone.getByRole('heading', { name: 'Your details' }).waitFor();
  await phone.getByLabel('Date of birth').fill('31/2/1990');
  await phone.getByLabel('Position').fill('Rigger');
  await phone.keyboard.press('Enter');
  await phone.getByText('There is no such day.').waitFor();
  await phone.getByText('This field is required.').waitFor();
  expect(await phone.getByLabel('Position').inputValue()).toBe('Rigger');
  await phone.locator('#candidate_dob:focus').waitFor();
  const staff = await openPage();
  await signIn(staff, 'manager');
  await staff.goto(`/booking/${defined(candidates[0]).candidate_id}/detail`);
  await staff.getByText(/^Missing: date of birth, assigned sex at birth, position\./).waitFor();

  await phone.getByLabel('Date of birth').fill('14 Mar 1991');
  await phone.getByLabel('Assigned Sex at Birth').selectOption('Male');
  await phone.getByRole('button', { name: 'Save my details' }).click();
  await phone.getByRole('button', { name: 'I will come' }).waitFor();
  expect(await phone.getByRole('heading', { name: 'Your details' }).count()).toBe(0);
  await staff.reload();
  await staff.getByText(/^Details filled in by the candidate/).waitFor();
  await staff.getByText('14/03/1991').waitFor();
  expect(await staff.getByText(/^Missing:/).count()).toBe(0);
});
