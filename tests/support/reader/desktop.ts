import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { openDisplay } from '../browser/webkit/webkit-browser.ts';
import { findProgram } from '../programs.ts';
import { killWithParent } from '../servers/child-process.ts';

/** A desktop without a screen: a display, a session bus, a window manager, and the service that hands a browser's accessibility tree to readers. */
export interface Desktop {
  /** For programs that open windows on it. */
  readonly env: NodeJS.ProcessEnv;
  /** Of the desktop's own, removed at its end. */
  readonly folder: string;
  /** Starts a program there; it ends with the desktop. */
  start(program: string, args?: readonly string[], env?: NodeJS.ProcessEnv): ChildProcess;
  close(): void;
}

/** The service lies beside the libraries, not in PATH. */
const accessibilityBus = '/usr/libexec/at-spi-bus-launcher';

export async function openDesktop(): Promise<Desktop> {
  const folder = mkdtempSync(join(tmpdir(), 'preflight-desktop-'));
  const display = await openDisplay();
  const ends: (() => void)[] = [];
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DISPLAY: display.name,
    GNOME_ACCESSIBILITY: '1',
    LANG: 'C.UTF-8',
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    XDG_DATA_HOME: join(folder, 'data'),
  };
  const start: Desktop['start'] = (program, args = [], more = {}) => {
    const child = spawn(program, [...args], {
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    const group = -defined(child.pid); // with what it starts: the service of accessibility has a bus of its own
    const callOff = killWithParent(group, 'KILL');
    ends.push(() => {
      callOff();
      if (child.exitCode === null) process.kill(group, 'SIGKILL');
    });
    return child;
  };
  const bus = start(defined(findProgram('dbus-daemon')), ['--session', '--nofork', '--print-address']);
  const [address] = await once(createInterface(defined(bus.stdout)), 'line');
  env['DBUS_SESSION_BUS_ADDRESS'] = String(address);
  start(defined(findProgram('openbox')));
  start(accessibilityBus, ['--launch-immediately']);
  const close = () => {
    for (const end of ends.toReversed()) end();
    display.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { env, folder, start, close };
}

/** Orca, which writes down what it speaks. @returns the file of its words */
export function startOrca(desktop: Desktop): string {
  const settings = join(desktop.folder, 'data', 'orca');
  mkdirSync(settings, { recursive: true });
  copyFileSync(new URL('orca-customizations.py', import.meta.url), join(settings, 'orca-customizations.py'));
  const spoken = join(desktop.folder, 'spoken.txt');
  writeFileSync(spoken, '');
  desktop.start(defined(findProgram('orca')), [], { SPOKEN: spoken });
  return spoken;
}
