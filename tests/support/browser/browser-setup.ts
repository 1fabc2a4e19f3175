import type { TestProject } from 'vitest/node';
import { unpackedChromium } from './chromium.ts';

/** The browser from npm is unpacked once, before several test files would ask for it. */
export default async function setup({ config }: TestProject): Promise<void> {
  if (config.provide.browserName === 'npm' && !process.env['CHROMIUM']) await unpackedChromium();
}
