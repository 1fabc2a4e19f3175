import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import { freePort } from '../../database/postgres.ts';
import { findProgram } from '../../programs.ts';
import { killWithParent } from '../../servers/child-process.ts';
import { Daemon } from '../../servers/daemon.ts';

/** A window of WebKitGTK's test browser, with a profile of its own, driven by W3C WebDriver. */
export interface WebkitWindow {
  readonly driver: WebDriver;
  /** Errors that its pages wrote to the console. */
  faults(): readonly string[];
  close(): Promise<void>;
}

/** The browser lies beside the library, not in PATH. */
const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** The same person as in the other engines: Australian, and far from Perth. */
const person = { TZ: 'America/Los_Angeles', LANGUAGE: 'en_AU:en' };

/** A display that is not on any screen. */
export async function openDisplay(): Promise<{ readonly name: string; close(): void }> {
  const server = spawn(
    defined(findProgram('Xvfb')),
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const callOff = killWithParent(defined(server.pid), 'KILL');
  const [number] = await once(defined(server.stdio[3]), 'data');
  const close = () => {
    callOff();
    server.kill();
  };
  return { name: `:${String(number).trim()}`, close };
}

/** @throws where the driver does not start its browser */
export async function openWindow(display: string): Promise<WebkitWindow> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'preflight-webkit-'));
  const log = join(folder, 'console.log');
  const output = openSync(log, 'w');
  const daemon = new Daemon({
    name: 'WebKitWebDriver',
    program: defined(findProgram('WebKitWebDriver')),
    args: [`--port=${port}`],
    port,
    env: { ...process.env, ...person, DISPLAY: display },
    output,
  });
  await daemon.start();
  closeSync(output);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: miniBrowser,
        args: ['--automation', '--full-screen', '--enable-write-console-messages-to-stdout=true'],
      },
    })
    .build();
  return {
    driver,
    faults: () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => /^CONSOLE .*\bERROR\b/.test(line)),
    close: async () => {
      await driver.quit().catch(() => {}); // a window that crashed is closed already
      await daemon.end('SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
}
