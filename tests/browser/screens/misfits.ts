import type { Page } from 'playwright-core';

/** In a document: fields whose text is cut off or touches the edge, and words that are broken over two lines. */
function misfitsOf(body: HTMLElement): string[] {
  const isShown = (one: Element) => {
    const { visibility, clipPath, color } = getComputedStyle(one);
    const isHidden = visibility === 'hidden' || clipPath.includes('50%') || color === 'rgba(0, 0, 0, 0)';
    return !isHidden && one.getClientRects().length > 0;
  };
  const fields = [...body.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio]), select')];
  const found = fields.filter(isShown).flatMap((field) => {
    const { borderLeftWidth, paddingLeft } = getComputedStyle(field);
    const named = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.name;
    const isCut = field.scrollWidth > field.clientWidth + 1;
    const isAtEdge = Number.parseFloat(borderLeftWidth) > 0 && Number.parseFloat(paddingLeft) < 4;
    return [isCut && `${named} is cut off`, isAtEdge && `${named} touches its edge`].filter((one) => one !== false);
  });
  const document = body.ownerDocument;
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent || !isShown(parent) || parent.closest('code, option, style')) continue;
    // Longer ones may be broken; and any may be after a hyphen or a slash.
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\-–/·]{2,26}/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`${word} is broken over ${lines.size} lines`);
    }
  }
  return found;
}

/** A screen is redrawn in a frame of another width; it is complete once no element is added any more. */
async function drawn(page: Page): Promise<void> {
  const count = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('iframe')]
        .map(({ contentDocument }) => contentDocument?.querySelectorAll('*').length ?? 0)
        .join(' '),
    );
  for (let [last, now] = ['', await count()]; last !== now; ) {
    await page.waitForTimeout(100);
    [last, now] = [now, await count()];
  }
}

/** Misfits in the screens of the open machine page, at its present width and at the other one. */
export async function misfits(page: Page): Promise<string[]> {
  const found = new Set<string>();
  const widths = page.getByRole('radiogroup', { name: 'As wide as' });
  for (let turn = 0; turn < 2; turn += 1) {
    if (turn > 0) await widths.getByRole('radio', { checked: false }).dispatchEvent('click');
    await drawn(page);
    const width = await widths.getByRole('radio', { checked: true }).textContent();
    const screens = page.getByRole('region', { name: 'Screens' }).getByRole('listitem');
    for (const screen of await screens.all()) {
      const body = screen.locator('iframe').contentFrame().locator('body');
      const state = await screen.locator('p code').first().textContent();
      for (const one of await body.evaluate(misfitsOf)) found.add(`${width}, ${state}: ${one}`);
    }
  }
  return [...found];
}
