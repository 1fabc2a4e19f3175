import { globSync } from 'node:fs';
import { expect, test } from '../../support/browser/browser.ts';
import { eachScreen, openGallery } from './open-gallery.ts';
import { fileOf, folder, settledTexts } from './settled-texts.ts';

test('[inspect.screens] what a screen reader is given in each state of each machine is as committed', async ({
  openPage,
}) => {
  const page = await openGallery(openPage);
  const shown: string[] = [];
  for await (const name of eachScreen(page)) {
    shown.push(name);
    // Changed on purpose: npx vitest run --project=browser tests/browser/screens -u
    await expect.soft(await settledTexts(page, name)).toMatchFileSnapshot(fileOf(name));
  }
  const committed = globSync('*.txt', { cwd: folder }).map((file) => file.replace('.txt', ''));
  expect(committed.sort()).toEqual(shown.sort());
});
