import { workerData } from 'node:worker_threads';

/** Time at which the process is killed, checked several times a second; 0 for none. */
const deadline = new BigInt64Array(workerData as SharedArrayBuffer);
setInterval(() => {
  const at = Number(Atomics.load(deadline, 0));
  if (at !== 0 && Date.now() > at) process.kill(process.pid, 'SIGKILL');
}, 100);
