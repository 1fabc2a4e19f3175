import { CircleAlert, Info, RefreshCw, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../button.tsx';
import { classes } from '../classes.ts';

/** A grey bar where words will be. Width in per cent of its place, height in pixels. */
export function SkeletonLine({ width = 100, height = 10 }: { width?: number; height?: number }) {
  return (
    <span
      className="block animate-pulse bg-skeleton base:h-2.5 base:rounded-[5px]"
      style={{ width: `${width}%`, height, borderRadius: height / 2 }}
    />
  );
}

/** True once it has lasted 150 ms, so that a quick answer shows no skeleton at all. */
export function useDelayedFlag(waiting: boolean) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!waiting) return setShown(false);
    const timer = setTimeout(() => setShown(true), 150);
    return () => clearTimeout(timer);
  }, [waiting]);
  return shown;
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

type BannerProps = {
  tone: 'bad' | 'warn' | 'info';
  /** What happened. */
  title: string;
  /** What is kept, and what to do. */
  children?: ReactNode;
  onRetry?: () => void;
  /** What is tried again, read out after 'Try again'. */
  retryWhat?: string;
  /** The id a support person asks for. */
  requestId?: string | null;
};

const bannerIcons = { bad: TriangleAlert, warn: CircleAlert, info: Info };

const bannerTones = {
  bad: 'border-danger-line bg-danger-soft [&>.lucide]:text-danger',
  warn: 'border-warning-line bg-warning-soft [&>.lucide]:text-warning',
  info: 'border-accent-line bg-accent-soft [&>.lucide]:text-accent-soft-text',
};

/** A framed note in the colour of what it says. */
export const bannerClass = (tone: BannerProps['tone'], more?: string) =>
  classes('banner flex gap-2.5 rounded-md border px-3 py-2.5', tone, bannerTones[tone], more);

export function Banner({ tone, title, children, onRetry, retryWhat, requestId }: BannerProps) {
  const Icon = bannerIcons[tone];
  return (
    <div className={bannerClass(tone)} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon className="mt-0.5" />
      <div>
        <p className="font-strong">{title}</p>
        {children ? <div className="text-text-2">{children}</div> : null}
        {onRetry || requestId ? (
          <div className="mt-2 flex flex-wrap items-center gap-2">
            {onRetry ? (
              <Button size="sm" icon={<RefreshCw />} onClick={onRetry}>
                Try again{retryWhat ? <span className="sr-only">: {retryWhat}</span> : null}
              </Button>
            ) : null}
            {requestId ? <span className="text-text-3 text-xs">Request {requestId}</span> : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}

type BlankProps = {
  /** Why there is nothing. */
  title: string;
  children?: ReactNode;
  /** The next step, as buttons or links. */
  actions?: ReactNode;
  art?: ReactNode;
  level?: 2 | 3;
};

/** In the middle of its place. */
export const emptyStateClass =
  'empty-state m-auto grid max-w-[440px] justify-items-center gap-2 px-6 py-10 text-center [&>h1]:font-heading [&>h1]:text-xl [&>h1]:tracking-[-0.017em]';

/** A framed reason in it. */
export const whyClass =
  'mt-3 rounded-md border border-border bg-sunken px-3.5 py-2.5 text-left text-[13px] text-text-2';

/** An empty place that says why and what to do next. */
export function EmptyState({ title, children, actions, art, level = 2 }: BlankProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={emptyStateClass}>
      {art}
      <Heading className={level === 3 ? 'font-semibold text-lg' : 'font-heading text-xl tracking-[-0.017em]'}>
        {title}
      </Heading>
      {children ? <p className="text-text-2">{children}</p> : null}
      {actions ? <div className="mt-3 flex flex-wrap items-center justify-center gap-2">{actions}</div> : null}
    </div>
  );
}
