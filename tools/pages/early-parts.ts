import type { Plugin, Rolldown } from 'vite';

/** Tells public/theme.js where the frame is, and what list and booking need besides: most visits begin with those. Others need the table of pages. */
export const earlyParts: Plugin = {
  name: 'early-parts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
      const core = neededBy(chunks, 'core');
      const framed = neededBy(chunks, 'frame');
      const files = {
        frame: besides(core, framed),
        list: besides(framed, neededBy(chunks, 'bookings')),
        booking: besides(framed, neededBy(chunks, 'wizard')),
        other: besides(framed, neededBy(chunks, 'page-views')),
      };
      const script = '<script src="/theme.js"';
      if (!html.includes(script)) throw new Error('index.html has no theme.js to tell of the parts.');
      const attributes = Object.entries(files).map(([page, names]) => `data-${page}="${names.join(' ')}"`);
      return html.replace(script, [script, ...attributes].join(' '));
    },
  },
};

const besides = (known: ReadonlySet<string>, files: ReadonlySet<string>) =>
  [...files].filter((file) => !known.has(file));

/** Files of a part, with all that it imports. */
function neededBy(chunks: readonly Rolldown.OutputChunk[], part: string): Set<string> {
  const needed = new Set<string>();
  const add = (file: string | undefined) => {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    if (!chunk || needed.has(chunk.fileName)) return;
    needed.add(chunk.fileName);
    chunk.imports.forEach(add);
  };
  add(chunks.find(({ name }) => name === part)?.fileName);
  if (needed.size === 0) throw new Error(`The pages have no part '${part}'.`);
  return needed;
}
