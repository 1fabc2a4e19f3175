/** @module-tag walk */
import { expect, test } from '../support/browser/browser.ts';
import { EmptyProject } from '../support/lab/empty-project.ts';

test('[inspect.alone] the packed lab, installed in an empty project, inspects, walks, mutates and replays a machine that is not Preflight’s', async ({
  browser,
}) => {
  using project = new EmptyProject();
  project.run('typescript-7/bin/tsc', '--noEmit', '-p', '.');
  expect(project.run('vitest/vitest.mjs', 'run', '--testTimeout=120000')).toMatch(/Tests.*7 passed/);
  await using site = await project.builtPages();
  const origin = site.origin;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    await page.getByRole('button', { name: 'Cross' }).waitFor();
    const inspector = await context.newPage();
    await inspector.goto(`${origin}/machines`);
    await inspector.getByRole('img', { name: 'Chart of Traffic light, now in green' }).waitFor();
    await page.getByRole('button', { name: 'Cross' }).click();
    await inspector.getByRole('img', { name: 'Chart of Traffic light, now in amber' }).waitFor();
    await inspector.getByRole('button', { name: /^power\.lost/ }).click();
    await page.getByText('The light is flashing.').waitFor();
    expect(await inspector.locator('body').textContent()).not.toContain('Ann Example');
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    await inspector.getByRole('button', { name: 'Copy as test' }).click();
    await inspector.getByText('Copied').waitFor();
    const copied = await inspector.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('"type": "button.pressed"');
    expect(copied).toContain('expect(replay(actor, host).faults).toEqual([]);');
    expect(copied).not.toContain('Ann Example');

    await inspector.goto(`${origin}/machines/traffic-light`);
    await inspector.getByRole('region', { name: 'Paths' }).waitFor();
    await inspector.locator('iframe').first().scrollIntoViewIfNeeded(); // drawn when it is looked at
    await inspector.locator('iframe').first().contentFrame().getByText('The light is green.').waitFor();

    // Run by hand: chart and screen go along, and back by keyboard.
    await inspector.getByRole('button', { name: 'Simulate' }).click();
    const simulation = inspector.getByRole('region', { name: 'Simulation' });
    const beside = simulation.getByRole('region', { name: 'Its screen' }).locator('iframe').contentFrame();
    await beside.getByText('The light is green.').waitFor();
    await simulation.getByRole('button', { name: /^button\.pressed/ }).click();
    await simulation.getByLabel('by').fill('Bo');
    await simulation.getByLabel('by').press('Enter');
    await simulation.getByRole('img', { name: 'Chart of Traffic light, now in amber' }).waitFor();
    await beside.getByText('The light is amber.').waitFor();
    await simulation.getByRole('slider', { name: 'Step' }).press('Home');
    await beside.getByText('The light is green.').waitFor();
    await simulation.getByRole('button', { name: 'power.lost' }).click();
    await simulation.getByText('2 of 2:').waitFor();
    await beside.getByText('The light is flashing.').waitFor();
  } finally {
    await context.close();
  }
});
