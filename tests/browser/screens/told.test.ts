import { join } from 'node:path';
import { expect, forgive, test } from '../../support/browser/browser.ts';
import { eachScreen, openGallery } from './open-gallery.ts';
import { settledTexts } from './settled-texts.ts';
import { toldTexts } from './told-texts.ts';

test('[inspect.told] what each screen marks and speaks, and what each control tells its machine, is as committed', async ({
  openPage,
}) => {
  const page = await openGallery(openPage);
  // A library adds its style element when something is pressed, and the frames of the gallery copy it.
  forgive(page, /Applying inline style violates/);
  for await (const name of eachScreen(page)) {
    await settledTexts(page, name);
    // Changed on purpose: npx vitest run --project=browser tests/browser/screens -u
    await expect.soft(await toldTexts(page, name)).toMatchFileSnapshot(join(import.meta.dirname, `told/${name}.txt`));
  }
});
