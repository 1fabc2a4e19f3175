import { Maximize, Minus, Plus } from 'lucide-react';
import { type CSSProperties, useRef } from 'react';
import type { Chart } from '../../chart/chart.types.ts';
import { classes } from '../classes.ts';
import { useUi } from '../host.ts';
import { chartTools } from '../looks.ts';
import { Arrow, Edge, Mark, StateBox } from './chart-parts.tsx';
import { FollowButton, useFollow } from './use-follow.tsx';
import { useZoom } from './use-zoom.ts';

export type Lit = { readonly live: readonly string[]; readonly taken: readonly string[] };

/** The chart of a machine: live states lit, the transition just taken lit. Read out as its live states. */
export function ChartView({ chart, live, taken, height = 'flex-1' }: { chart: Chart; height?: string } & Lit) {
  const { Button, IconButton } = useUi();
  const view = useRef<HTMLElement>(null);
  const zoom = useZoom(view, chart);
  const following = useFollow(view, { live, taken }, zoom.isMeasured);
  const now = live.filter((id) => !chart.states.some(({ parent }) => parent === id));
  const label = `Chart of ${chart.title}${now.length > 0 ? `, now in ${now.map(shortId).join(' and ')}` : ''}`;
  return (
    <div
      className="flex min-h-0 flex-1 flex-col"
      style={{ '--chart-height': `${chart.height + 60}px` } as CSSProperties}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that belong together, and no form's fields */}
      <div className={chartTools} role="group" aria-label="Zoom">
        {live.length > 0 ? <FollowButton {...following} /> : null}
        <IconButton label="Zoom out" aria-keyshortcuts="-" onClick={zoom.smaller}>
          <Minus />
        </IconButton>
        <Button size="sm" look="quiet" title="Actual size (1)" aria-keyshortcuts="1" onClick={zoom.whole}>
          <span className="sr-only">Shown at </span>
          <span className="inline-block min-w-[5ch] text-right tabular-nums">{Math.round(zoom.scale * 100)} %</span>
          <span className="sr-only">, back to 100 %</span>
        </Button>
        <IconButton label="Zoom in" aria-keyshortcuts="+" onClick={zoom.larger}>
          <Plus />
        </IconButton>
        <Button size="sm" icon={<Maximize />} title="The whole chart (0)" aria-keyshortcuts="0" onClick={zoom.fit}>
          Fit
        </Button>
      </div>
      <section
        ref={view}
        className={classes(
          'min-h-0 overflow-auto border-border border-t bg-[radial-gradient(var(--border)_1px,transparent_1px)] bg-size-[20px_20px] p-3 focus-visible:-outline-offset-2',
          height,
        )}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard too
        tabIndex={0}
        aria-label={label}
        {...zoom.handlers}
      >
        <svg
          className="block cursor-grab select-none active:cursor-grabbing"
          role="img"
          aria-label={label}
          width={chart.width * zoom.scale}
          height={chart.height * zoom.scale}
          viewBox={`0 0 ${chart.width} ${chart.height}`}
        >
          <defs>
            <Arrow id="insp-arrow" look="fill-border-strong" />
            <Arrow id="insp-arrow-lit" look="fill-link" />
          </defs>
          {chart.states.map((state) => (
            <StateBox key={state.id} state={state} isLive={live.includes(state.id)} taken={taken} />
          ))}
          {chart.edges.map((edge) => (
            <Edge key={edge.id} edge={edge} isTaken={edge.transitions.some((name) => taken.includes(name))} />
          ))}
          {chart.marks.map((mark) => (
            <Mark key={mark.id} mark={mark} />
          ))}
        </svg>
      </section>
    </div>
  );
}

export const shortId = (id: string) => id.split('.').slice(1).join('.') || id;
