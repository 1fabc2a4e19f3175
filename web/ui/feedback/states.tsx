import { Info, RefreshCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { classes } from '../classes.ts';

type BannerProps = {
  tone: 'bad' | 'warn' | 'info';
  /** Says what happened. */
  title: string;
  /** Says that nothing is lost, and the next step. */
  children?: ReactNode;
  onRetry?: () => void;
  /** The subject of the retry, read out after 'Try again'. */
  retryWhat?: string;
  /** The id a support person asks for. */
  requestId?: string | null;
};

const bannerIcons = { bad: TriangleAlert, warn: TriangleAlert, info: Info };

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
