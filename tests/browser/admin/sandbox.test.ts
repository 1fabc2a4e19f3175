import { defined } from '../../../machines/lib/assert-defined.ts';
import { expectNoViolations, signIn, test } from '../../support/browser/browser.ts';
import { restAs } from '../../support/rest.ts';

test('[api.sandbox] the provider makes a new company a sandbox, and reads why one with bookings stays what it is', async ({
  page,
  portal,
}) => {
  const admin = await restAs('admin', { url: `${portal.url}/api` });
  const { orgId: booked } = await restAs('manager', { url: `${portal.url}/api` });
  const { data } = await admin.companies.POST('/companies/companies', {
    body: {
      company: { company_name: 'Sandbox of Jarrah', enable: true, otp: false },
      fit_test: false,
      seed_positions: false,
    },
  });
  const switchOn = async (orgId: string) => {
    await page.goto(`/companies/${orgId}/general`);
    await page.getByLabel('Sandbox', { exact: true }).check();
    await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  };
  await signIn(page, 'admin');
  await switchOn(booked);
  const description = /nothing is invoiced\. Redgum Mining has \d+ bookings that are still to come\. Cancel them/;
  await page.getByRole('switch', { name: 'Sandbox', description }).and(page.locator('[aria-invalid]')).waitFor();
  await expectNoViolations(page);
  await switchOn(defined(data).id);
  await page.getByText('Sandbox: nothing of its bookings is sent or invoiced').waitFor();
  await expectNoViolations(page);
});
