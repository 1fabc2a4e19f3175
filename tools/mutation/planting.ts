import type { Page } from 'playwright-core';

/** In the page, before everything: which mutants were asked for, and which one is planted. */
export function planting(asked: string) {
  const state = { reached: new Set<number>(), planted: -1 };
  Object.assign(globalThis, {
    mutation: state,
    [asked]: (at: number) => {
      state.reached.add(at);
      return at === state.planted;
    },
  });
}
type Planting = { mutation: { reached: Set<number>; planted: number } };

export const plant = (page: Page, at: number) =>
  page.evaluate((number) => {
    (globalThis as unknown as Planting).mutation.planted = number;
  }, at);
export const reachedIn = (page: Page) => page.evaluate(() => [...(globalThis as unknown as Planting).mutation.reached]);
export const forget = (page: Page) => page.evaluate(() => (globalThis as unknown as Planting).mutation.reached.clear());
