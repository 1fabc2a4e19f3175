import { CircleAlert, Info, RefreshCw, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../button.tsx';

/** A grey bar where words will be. Width in per cent of its place, height in pixels. */
export function SkeletonLine({ width = 100, height = 10 }: { width?: number; height?: number }) {
  return <span className="sk" style={{ width: `${width}%`, height, borderRadius: height / 2 }} />;
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
        <div className="row h-[51px] gap-6 border-b border-border px-6" key={row}>
          <span className="grid flex-2 gap-2">
            <SkeletonLine width={48 + ((row * 17) % 30)} />
            <SkeletonLine width={26 + ((row * 13) % 26)} height={8} />
          </span>
          <span className="hide-phone flex-1">
            <SkeletonLine />
          </span>
          <span className="hide-phone flex-1">
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

type SkeletonFieldsProps = {
  fields: number;
  label: string;
  /** Inside something that has a margin of its own. */
  isBare?: boolean;
};

/** Labels and boxes where a form will be, after 150 ms. */
export function SkeletonFields({ fields, label, isBare = false }: SkeletonFieldsProps) {
  const shown = useDelayedFlag(true);
  if (!shown) return <div className="min-h-60" />;
  return (
    <div role="status" aria-busy="true" aria-label={label} className={isBare ? '' : 'max-w-[688px] px-4 sm:px-6'}>
      <div className="grid max-w-[640px] gap-5">
        {Array.from({ length: fields }, (_, field) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fields without identity
          <span className="grid gap-2" key={field}>
            <SkeletonLine width={14 + ((field * 7) % 12)} />
            <span className="sk h-9 rounded-md" />
          </span>
        ))}
      </div>
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

export function Banner({ tone, title, children, onRetry, retryWhat, requestId }: BannerProps) {
  const Icon = bannerIcons[tone];
  return (
    <div className={`banner ${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon className="i" />
      <div>
        <p className="strong">{title}</p>
        {children ? <div className="muted">{children}</div> : null}
        {onRetry || requestId ? (
          <div className="row row-wrap mt-2">
            {onRetry ? (
              <Button size="sm" icon={<RefreshCw className="i" />} onClick={onRetry}>
                Try again{retryWhat ? <span className="sr">: {retryWhat}</span> : null}
              </Button>
            ) : null}
            {requestId ? <span className="small quiet">Request {requestId}</span> : null}
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

/** An empty place that says why and what to do next. */
export function EmptyState({ title, children, actions, art, level = 2 }: BlankProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty-state">
      {art}
      <Heading>{title}</Heading>
      {children ? <p className="muted">{children}</p> : null}
      {actions ? <div className="row row-wrap justify-center">{actions}</div> : null}
    </div>
  );
}
