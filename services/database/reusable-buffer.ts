/** Bytes one after another, in memory that is used again: what passes through it leaves nothing to be collected. */
export class ReusableBuffer {
  protected bytes = Buffer.allocUnsafe(512 * 1024);
  length = 0;

  add(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** Room for so many more bytes, for who writes them one by one. */
  reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const larger = Buffer.allocUnsafe(2 * (this.length + more));
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }

  /** What was added since it was taken last, good until more is added. */
  take(): Buffer {
    const taken = this.bytes.subarray(0, this.length);
    this.length = 0;
    return taken;
  }
}
