import { createContext } from 'react';
import type { Heat, Warmth } from '../../chart/heat.ts';

/** How well the arrows of the chart are tested, where that is to be seen. */
export const HeatContext = createContext<Heat | null>(null);

/** Told apart by dashes and width too. */
export const heatLooks: Readonly<
  Record<Warmth, { readonly stroke: string; readonly fill: string; readonly dash?: string }>
> = {
  unmeasured: { stroke: 'stroke-border-strong', fill: 'fill-border-strong', dash: '[stroke-dasharray:1_4]' },
  untested: { stroke: 'stroke-border-strong', fill: 'fill-border-strong', dash: '[stroke-dasharray:5_4]' },
  survived: { stroke: 'stroke-danger', fill: 'fill-danger', dash: '[stroke-dasharray:9_3]' },
  seldom: { stroke: 'stroke-warning', fill: 'fill-warning' },
  often: { stroke: 'stroke-success', fill: 'fill-success' },
};
