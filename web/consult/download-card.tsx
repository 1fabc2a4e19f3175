import { messageFor } from '../app/messages.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Banner } from '../ui/feedback/states.tsx';
import { Loader } from '../ui/loading/loader.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { FileLinks } from './file-links.tsx';
import type { DownloadProps } from './otp-form.tsx';
import { OtpForm } from './otp-form.tsx';

const CARD = classes(
  'grid w-[min(440px,100%)] gap-4 rounded-(--radius-lg) border border-border bg-surface p-6 shadow-(--shadow-1) max-sm:p-4',
  '[&>h1]:text-xl [&>h1]:font-[620] [&>h1]:tracking-[-0.017em]',
);

/** One download in whatever state it is. */
export function DownloadCard(props: DownloadProps) {
  const { snapshot, send } = props;
  const { files, failure } = snapshot.context;
  return (
    <div className={CARD}>
      <PageHeading>Download results</PageHeading>
      {snapshot.hasTag('password') ? <OtpForm {...props} /> : null}
      {snapshot.matches('fetching') ? <Loader label="Getting the files ready" /> : null}
      {snapshot.matches('registered') ? <Loader label="This device is registered. Getting the files ready" /> : null}
      {snapshot.matches('ready') ? (
        <>
          <p className="text-text-2" role="status">
            {files.length === 1 ? 'Your download has started.' : `Your ${files.length} downloads have started.`} The
            links work for a minute.
          </p>
          <FileLinks files={files} />
          <Button size="lg" className="justify-self-start" onClick={() => send({ type: 'download.againPressed' })}>
            Download again
          </Button>
        </>
      ) : null}
      {snapshot.matches('failed') && failure ? (
        <Banner
          tone="bad"
          title={failure.code === 'NOT_FOUND' ? 'These files are not there.' : 'The files could not be downloaded.'}
          onRetry={() => send({ type: 'retry.pressed' })}
          retryWhat="download"
        >
          {failure.code === 'NOT_FOUND'
            ? 'They were removed, or they belong to another organisation.'
            : messageFor(failure)}
        </Banner>
      ) : null}
    </div>
  );
}
