import { createContext } from 'react';
import type { Heat, Warmth } from '../../chart/heat.ts';

/** Test coverage of the chart's arrows, if it is shown. */
export const HeatContext = createContext<Heat | null>(null);

type HeatLook = { readonly colour: string; readonly dash?: string };

/** Different dashes and widths too. As attributes: utilities would add to the style sheet that each page loads. */
export const heatLooks: Readonly<Record<Warmth, HeatLook>> = {
  unmeasured: { colour: 'var(--border-strong)', dash: '1 4' },
  untested: { colour: 'var(--border-strong)', dash: '5 4' },
  survived: { colour: 'var(--danger)', dash: '9 3' },
  seldom: { colour: 'var(--warning)' },
  often: { colour: 'var(--success)' },
};
