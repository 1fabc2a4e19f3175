/** For readers who bring no memory of their own. */
const PIECE_BYTES = 128 * 1024;

/**
 * Chunks, each good until the next is asked for, as a stream of bytes: copied into the memory that its reader brings, who may
 * bring the same again and again. Who stops reading ends the chunks.
 */
export function byteStream(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let rest: Uint8Array = new Uint8Array(0);
  return new ReadableStream({
    type: 'bytes',
    autoAllocateChunkSize: PIECE_BYTES,
    async pull(controller) {
      while (rest.length === 0) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        if (done) break;
        rest = value;
      }
      const view = controller.byobRequest?.view;
      // Nobody waits for it where reading was stopped meanwhile.
      if (!view) return;
      const piece = rest.subarray(0, view.byteLength);
      new Uint8Array(view.buffer, view.byteOffset).set(piece);
      rest = rest.subarray(piece.length);
      controller.byobRequest?.respond(piece.length);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}
