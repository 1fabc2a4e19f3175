import { globSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '../../../machines/registry/registry.ts';
import { expect, test } from '../../support/browser/browser.ts';
import { faultsOf, openPageOn } from '../../support/browser/page.ts';
import { oncePerPortal } from '../../support/fresh-on-retry.ts';
import { followUp } from './follow-up.ts';
import { followUps } from './follow-ups/index.ts';
import { openGallery } from './open-gallery.ts';
import { openMachine } from './screen-texts.ts';
import { fileOf, folder, settledTexts } from './settled-texts.ts';
import { toldTexts } from './told-texts.ts';

const names = registry.map(({ name }) => name);
const committed = globSync('*.txt', { cwd: folder }).map((file) => file.replace('.txt', ''));

/** One page for all machines: to open it takes longer than to read most of them. */
const galleryOf = oncePerPortal((portal, browser) =>
  openGallery((options) => openPageOn(browser, portal.url, options)),
);

test.for(names)(
  '[inspect.screens][inspect.told] %s: what a screen reader is given, what is marked and spoken, and what controls tell is as committed',
  async (name, { portal, browser }) => {
    const page = await galleryOf(portal, browser);
    const earlier = faultsOf(page).length;
    if (!(await openMachine(page, name))) {
      expect(committed, 'what has a text has a screen').not.toContain(name);
      return;
    }
    // Changed on purpose: npx vitest run --project=portal tests/browser/screens -u
    await expect.soft(await settledTexts(page, name)).toMatchFileSnapshot(fileOf(name));
    await expect.soft(await toldTexts(page, name)).toMatchFileSnapshot(join(import.meta.dirname, `told/${name}.txt`));
    expect(faultsOf(page).slice(earlier), 'what the page complained about').toEqual([]);
  },
);

const further = Object.entries(followUps).flatMap(([name, some]) =>
  some.map((one) => ({ name, one, title: one.title })),
);

test.for(further)('[inspect.told] $name: $title', async ({ name, one }, { portal, browser }) => {
  const page = await galleryOf(portal, browser);
  const earlier = faultsOf(page).length;
  await followUp(page, name, one);
  expect(faultsOf(page).slice(earlier), 'what the page complained about').toEqual([]);
});

test('[inspect.screens] each committed text is of a machine that there is', () => {
  expect(committed.filter((name) => !names.includes(name))).toEqual([]);
});
