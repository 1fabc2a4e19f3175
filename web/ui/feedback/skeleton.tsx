import { useDelayedFlag } from '../loading/use-delayed-flag.ts';

/** A grey bar where words will be. Width in per cent of its place, height in pixels. */
export function SkeletonLine({ width = 100, height = 10 }: { width?: number; height?: number }) {
  return (
    <span
      className="block animate-pulse bg-skeleton base:h-2.5 base:rounded-[5px]"
      style={{ width: `${width}%`, height, borderRadius: height / 2 }}
    />
  );
}

/** Skeleton rows at the height of real ones, after 150 ms. */
export function SkeletonRows({ rows = 6, label = 'Loading' }: { rows?: number; label?: string }) {
  const shown = useDelayedFlag(true);
  if (!shown) return <div className="min-h-60" />;
  return (
    <div role="status" aria-busy="true" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without identity
        <div className="flex h-[51px] items-center gap-6 border-b border-border px-6" key={row}>
          <span className="grid flex-2 gap-2">
            <SkeletonLine width={48 + ((row * 17) % 30)} />
            <SkeletonLine width={26 + ((row * 13) % 26)} height={8} />
          </span>
          <span className="flex-1 max-sm:hidden">
            <SkeletonLine />
          </span>
          <span className="flex-1 max-sm:hidden">
            <SkeletonLine width={70} />
          </span>
          <span className="w-[84px]">
            <SkeletonLine height={20} />
          </span>
        </div>
      ))}
    </div>
  );
}
