import { spawn } from 'node:child_process';

/**
 * Ties a process we started to our own life: it gets `signal` when this process is gone, a SIGKILL included, because
 * the watcher's standard input closes with us. Answers the function that calls the watcher off, for an orderly end.
 */
export function killWithParent(pid: number, signal: 'INT' | 'KILL'): () => void {
  const watcher = spawn('sh', ['-c', `read -r _; kill -${signal} ${pid}`], {
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
