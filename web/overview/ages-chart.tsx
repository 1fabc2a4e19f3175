import { formatCount } from '../../machines/rules/text/format-count.ts';
import { ageNames } from './numbers.ts';

const [WIDTH, HEIGHT, BAR, GAP] = [360, 96, 66, 24];

/** Pending by age as bars, each with its number; the table below has the same, by clinic. */
export function AgesChart({ pending }: { pending: readonly number[] }) {
  const most = Math.max(1, ...pending);
  const said = ageNames.map((name, index) => `${name}: ${pending[index] ?? 0}`).join('; ');
  return (
    <figure className="px-4 pb-3">
      <svg
        className="h-28 max-w-full overflow-visible text-xs"
        viewBox={`0 0 ${WIDTH} ${HEIGHT + 18}`}
        role="img"
        aria-label={`Pending of all shown clinics by age. ${said}`}
      >
        <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="stroke-border-strong" />
        {pending.map((count, index) => {
          const height = ((HEIGHT - 18) * count) / most;
          const x = index * (BAR + GAP) + GAP / 2;
          return (
            <g key={ageNames[index]} textAnchor="middle">
              <rect x={x} y={HEIGHT - height} width={BAR} height={height} rx="2" className="fill-accent" />
              <text x={x + BAR / 2} y={HEIGHT - height - 5} className="fill-text font-[550] tabular-nums">
                {formatCount(count)}
              </text>
              <text x={x + BAR / 2} y={HEIGHT + 14} className="fill-text-2">
                {ageNames[index]}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
