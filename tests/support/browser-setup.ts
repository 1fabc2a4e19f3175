import { unpackedChromium } from './chromium.ts';

/** The browser from npm is unpacked once, before several test files would ask for it. */
export default async function setup(): Promise<void> {
  if (!process.env['CHROMIUM']) await unpackedChromium();
}
