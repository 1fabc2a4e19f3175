/** @module-tag walk */
import { expect, expectNoViolations, signIn, test } from '../../support/browser/browser.ts';
import { webhookReceiver } from '../../support/servers/webhook-receiver.ts';

test('[webhook.page] an endpoint is added by keyboard, tested, looked up in its log, sent again and deleted on a phone', async ({
  page,
}) => {
  const receiver = await webhookReceiver();
  try {
    await signIn(page, 'manager');
    await page.goto('/my/company');
    await page.getByRole('link', { name: 'Webhooks', exact: true }).click();
    await page.getByRole('button', { name: 'Add endpoint' }).first().press('Enter');
    const add = page.getByRole('dialog', { name: 'Add webhook endpoint', exact: true });
    await add.getByLabel('Address').pressSequentially('http://10.0.0.7/hook');
    await add.getByRole('checkbox', { name: /question\.asked/ }).press('Space');
    await add.getByLabel('Address').press('Enter');
    await add.getByText('The address must lead to a public address of the internet').first().waitFor();
    await add.getByLabel('Address').fill(receiver.url);
    await expectNoViolations(page);
    await add.getByLabel('Address').press('Enter');
    const shown = page.getByRole('dialog', { name: 'Copy the secret now', exact: true });
    await shown.getByText(`Secret of ${receiver.url}`).waitFor();
    const secret = await shown.getByLabel('Secret', { exact: true }).inputValue();
    receiver.believe(secret);
    await shown.getByRole('button', { name: 'Close', exact: true }).click();
    const row = page.getByRole('row').filter({ hasText: receiver.url });
    await row.getByText('Active').waitFor();
    expect(await page.content()).not.toContain(secret);

    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: `Actions for ${receiver.url}` }).click();
    await page.getByRole('menuitem', { name: 'Send a test' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send a test', exact: true }).click();
    const log = page.getByRole('region', { name: `Deliveries to ${receiver.url}` });
    await log.getByText('endpoint.tested').first().waitFor();
    await log.getByText('Delivered, 1 try').waitFor();
    expect(receiver.heard.map(({ isVerified }) => isVerified)).toEqual([true]);
    await expectNoViolations(page);
    await log.getByRole('button', { name: /^Send again/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send again', exact: true }).click();
    await log.getByText('Delivered, 2 tries').waitFor();
    expect(new Set(receiver.heard.map(({ id }) => id)).size).toBe(1);
    await log.getByRole('button', { name: 'All endpoints' }).click();
    await page.getByRole('button', { name: `Actions for ${receiver.url}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('No webhook endpoints yet').waitFor();
  } finally {
    receiver.close();
  }
});
