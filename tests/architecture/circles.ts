/**
 * The circles of a graph: groups of files that reach each other, each with its files in order. Tarjan's strongly connected components.
 * @param graph the files that each file imports
 */
export function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const visit = (file: string): number => {
    const own = index.size;
    index.set(file, own);
    low.set(file, own);
    open.push(file);
    for (const imported of graph.get(file) ?? []) {
      const reached = index.has(imported) ? (open.includes(imported) ? index.get(imported) : own) : visit(imported);
      low.set(file, Math.min(low.get(file) ?? own, reached ?? own));
    }
    const lowest = low.get(file) ?? own;
    if (lowest === own) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) found.push(circle.sort());
    }
    return lowest;
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return found;
}
