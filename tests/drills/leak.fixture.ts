/**
 * A leak that begins with a signal and ends with the next: no request makes the product hold that much. SIGUSR1 and SIGUSR2 have a
 * meaning already.
 */
const BYTES = 1.7e9;

let leaked = new ArrayBuffer(0);
process.on('SIGWINCH', () => {
  leaked = leaked.byteLength > 0 ? leaked.transfer(0) : new Uint8Array(BYTES).fill(1).buffer;
});
