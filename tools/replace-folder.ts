import { renameSync, rmSync } from 'node:fs';

/**
 * Replaces a folder by one that was made aside. Readers never see half of it; of several replacements at once the last
 * one stays.
 * @param made its own maker's alone, on the same disk as `place`; gone afterwards
 */
export function replaceFolder(made: string, place: string): void {
  const before = `${made}.before`;
  while (true) {
    unless(['ENOENT'], () => renameSync(place, before));
    // Another process's folder has come between, and is taken out of the way as well.
    const isIn = unless(['ENOTEMPTY', 'EEXIST', 'EPERM'], () => renameSync(made, place));
    rmSync(before, { recursive: true, force: true });
    if (isIn) return;
  }
}

/** @returns whether it was done; false where it failed with one of the codes */
export function unless(codes: readonly string[], act: () => void): boolean {
  try {
    act();
    return true;
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && codes.includes(String(thrown.code))) return false;
    throw thrown;
  }
}
