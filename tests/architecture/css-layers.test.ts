import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);

/** Tailwind's own first one, then those of web/theme/index.css. */
const ORDER = '@layer properties, theme, base, components, utilities, media;';

test('a style sheet that a part of the pages brings along names all layers, since it may come before the theme', () => {
  const parts = globSync('web/**/*.css', {
    cwd: root,
    exclude: (path) => path.includes('dist') || path.includes('theme'),
  });
  const layered = parts.filter((path) => /^@layer/m.test(readFileSync(new URL(path, root), 'utf8')));
  expect(layered.length).toBeGreaterThan(1);
  const first = layered.map((path) => /^@layer[^;{]*[;{]/m.exec(readFileSync(new URL(path, root), 'utf8'))?.[0]);
  expect(first).toEqual(layered.map(() => ORDER));
});

test('a radius is named by its size: `rounded-l` would be the left corners in another one', () => {
  const sources = globSync('{web,lab}/**/*.{ts,tsx}', { cwd: root, exclude: (path) => path.includes('dist') });
  const found = sources.flatMap((path) =>
    [...readFileSync(new URL(path, root), 'utf8').matchAll(/rounded-(?:[trbl]{1,2}-|[se]{1,2}-)?[sml](?![\w-])/g)].map(
      ([name]) => `${path}: ${name}`,
    ),
  );
  expect(found).toEqual([]);
});
