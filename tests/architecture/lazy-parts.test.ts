import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The one way; and what is part of no built page a person waits for. */
const KNOWN = ['web/ui/loading/lazy-view.tsx', 'web/start/routes.tsx', 'web/gallery/gallery-screens.tsx'];

test('[load.at-once] parts that load later go by lazyView: React’s own lazy shows its fallback for 300 ms', () => {
  const files = globSync('web/**/*.tsx', { exclude: ['web/dist/**'] });
  const ownWay = files.filter((file) => /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(readFileSync(file, 'utf8')));
  expect(ownWay.toSorted()).toEqual(KNOWN.toSorted());
});
