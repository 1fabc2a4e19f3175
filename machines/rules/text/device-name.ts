const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** 'Firefox on Windows', from what a browser says of itself. The first that fits counts: most of them name others too. */
export function deviceName(userAgent: string | null): string {
  const found = (names: readonly (readonly [string, string])[]) =>
    names.find(([sign]) => userAgent?.includes(sign))?.[1];
  const [browser, system] = [found(browsers), found(systems)];
  if (!browser) return system ? `A device with ${system}` : 'A device';
  return system ? `${browser} on ${system}` : browser;
}
