import { spawn } from 'node:child_process';

/**
 * Ties a process we started to our own life: it gets `signal` when this process is gone, a SIGKILL included, because
 * the watcher's standard input closes with us. Answers the function that calls the watcher off, for an orderly end.
 */
export const killWithParent = (pid: number, signal: 'INT' | 'KILL'): (() => void) =>
  runAfterParent(`kill -${signal} ${pid}`);

/** Runs a shell script when this process is gone. @returns the function that calls it off */
export function runAfterParent(script: string): () => void {
  const watcher = spawn('sh', ['-c', `read -r _; ${script}`], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  // A pipe without a reader is no fault here: the watcher was called off.
  watcher.stdin.on('error', () => {});
  return () => {
    watcher.kill('SIGKILL');
  };
}
