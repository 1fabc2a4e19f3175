/** @module-tag walk */

import { registry } from '../../../machines/registry/registry.ts';
import { expect, test } from '../../support/browser/browser.ts';
import { openPageOn } from '../../support/browser/page.ts';
import { oncePerPortal } from '../../support/fresh-on-retry.ts';
import { misfits } from './misfits.ts';
import { openGallery } from './open-gallery.ts';
import { openMachine } from './screen-texts.ts';

const galleryOf = oncePerPortal((portal, browser) =>
  openGallery((options) => openPageOn(browser, portal.url, options)),
);

test.for(registry.map(({ name }) => name))(
  '[inspect.screens] %s: no field is cut off, and no word is broken, on a phone and on a desk',
  async (name, { portal, browser }) => {
    const page = await galleryOf(portal, browser);
    if (!(await openMachine(page, name))) return;
    expect(await misfits(page)).toEqual([]);
  },
);
