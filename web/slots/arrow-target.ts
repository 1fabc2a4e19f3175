/** Position of an element on screen. */
export type Box = { left: number; top: number; width: number };

const middle = (box: Box) => box.left + box.width / 2;

/** The nearest thing above or below, by column; rows further away come later. */
function vertical(boxes: readonly Box[], at: number, way: 1 | -1): number {
  const from = boxes[at];
  if (!from) return at;
  const beyond = boxes.flatMap((box, index) => ((box.top - from.top) * way > 1 ? [{ box, index }] : []));
  const nearest = Math.min(...beyond.map(({ box }) => Math.abs(box.top - from.top)));
  const row = beyond.filter(({ box }) => Math.abs(box.top - from.top) < nearest + 2);
  const best = row.toSorted(
    (one, other) => Math.abs(middle(one.box) - middle(from)) - Math.abs(middle(other.box) - middle(from)),
  );
  return best[0]?.index ?? at;
}

/**
 * The index that an arrow key moves to among elements laid out in rows, such as the times of several days: left and
 * right go through them in order, up and down stay in the column. Null for a key that leads nowhere here.
 */
export function arrowTarget(key: string, boxes: readonly Box[], at: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return Math.min(at + 1, boxes.length - 1);
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'ArrowDown':
      return vertical(boxes, at, 1);
    case 'ArrowUp':
      return vertical(boxes, at, -1);
    case 'Home':
      return 0;
    case 'End':
      return boxes.length - 1;
    default:
      return null;
  }
}
