import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

test('[run.move-files] the command makes the folder that files go to, continues, and reports a first folder that does not exist', () => {
  const home = mkdtempSync(join(tmpdir(), 'preflight-move-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const [from, to] = [join(home, 'from'), join(home, 'a', 'new', 'folder')];
  const move = (...folders: string[]) => {
    const places = folders.map((folder) => pathToFileURL(folder).href);
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/move-files.ts', ...places], {
      encoding: 'utf8',
    });
    return { status, said: (stdout + stderr).trim() };
  };
  const key = 'ab'.repeat(16);
  mkdirSync(join(from, 'ab'), { recursive: true });
  writeFileSync(join(from, 'ab', key), 'a file');
  expect(move(from, to)).toEqual({ status: 0, said: '1 copied, 0 there already and the same, 0 not copied.' });
  expect(readdirSync(join(to, 'ab'))).toEqual([key]);
  expect(move(from, to)).toEqual({ status: 0, said: '0 copied, 1 there already and the same, 0 not copied.' });
  expect(move(join(home, 'gone'), to)).toEqual({ status: 1, said: `There is no folder ${join(home, 'gone')}.` });
});
