export { chartOf, drawingsOf } from './chart.ts';
export type { Chart } from './chart.types.ts';
export { diffOf, diffText, hasChanged } from './chart-diff.ts';
export { diffSvg } from './diff-svg.ts';
export type { Heat } from './heat.ts';
export { mermaidOf } from './mermaid.ts';
export { overviewOf } from './overview.ts';
export { svgOf } from './svg.ts';
