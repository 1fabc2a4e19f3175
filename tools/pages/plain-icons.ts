import type { Plugin } from 'vite';

/** An icon of ours is drawn by its class; the library's own component (1.3 KB) has sizes, widths and contexts besides. */
const drawing = `
  import { createElement } from 'react';
  export default (shapes) => (props) =>
    createElement('svg', {
      xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none',
      stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round',
      'aria-hidden': props['aria-label'] ? undefined : true, ...props,
      className: props.className ? 'lucide ' + props.className : 'lucide',
    }, ...shapes.map((shape) => createElement(...shape)));`;

/** The shapes alone: name, size and aliases are of no use, `key` is random and for React's warnings in development. */
export const plainIcons: Plugin = {
  name: 'plain-icons',
  apply: 'build',
  enforce: 'pre',
  load: { filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/ }, handler: () => drawing },
  transform: {
    filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
    handler(code) {
      if (!code.includes('createLucideIcon(')) return null; // an old name for another icon
      const shapes = /^ {2}node: (\[[\s\S]*?\]),?\n(?: {2}aliases|\};)/m.exec(code)?.[1];
      const name = /^const (\w+) = createLucideIcon\(__iconData\);$/m.exec(code)?.[1];
      if (shapes === undefined || name === undefined) throw new Error('lucide-react has icons of another form.');
      return `import createLucideIcon from '../createLucideIcon.mjs';
        const ${name} = /* @__PURE__ */ createLucideIcon(${shapes.replace(/,\s*key: "[\w-]+"/g, '')});
        export { ${name} as default };`;
    },
  },
};
