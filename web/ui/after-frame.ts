/**
 * Does something once the browser has drawn a frame, as a task of its own: a key or a press comes in between. A page in a
 * hidden tab draws none.
 * @returns calls it off
 */
export function afterFrame(act: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
