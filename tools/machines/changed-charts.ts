import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chart } from '../../lab/chart/chart.types.ts';
import { diffOf, diffText, hasChanged } from '../../lab/chart/chart-diff.ts';
import { diffSvg } from '../../lab/chart/diff-svg.ts';

const root = join(import.meta.dirname, '../..');
const pictures = 'node_modules/.cache/chart-diffs';

/** A file as a commit has it; null where it does not, or where this is no checkout. */
function fileAt(commit: string, path: string): string | null {
  try {
    return execFileSync('git', ['show', `${commit}:${path}`], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
      maxBuffer: 1e8,
    });
  } catch {
    return null;
  }
}

/** Changes of each chart since a commit, in words; beside them the path of both versions as one picture. */
export async function changedCharts(
  charts: readonly (readonly [path: string, content: string])[],
  since: string,
): Promise<string[]> {
  const said: string[] = [];
  for (const [path, content] of charts) {
    const old = fileAt(since, path);
    const after: Chart = JSON.parse(content);
    if (old === null || old === content) continue;
    const diff = diffOf(JSON.parse(old) as Chart, after);
    if (!hasChanged(diff)) continue;
    mkdirSync(join(root, pictures), { recursive: true });
    const picture = `${pictures}/${after.name}.svg`;
    writeFileSync(join(root, picture), await diffSvg(diff));
    said.push(`${diffText(diff)}\nas a picture: ${picture}`);
  }
  return said;
}
