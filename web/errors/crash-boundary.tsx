import { Component, type ErrorInfo, type ReactNode, Suspense } from 'react';
import { clearTokens } from '../app/session/stored-keys.ts';
import { loadProblemFile, saveProblem } from '../lab-host/save-problem.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { emptyStateClass, whyClass } from '../ui/feedback/empty-state-classes.ts';
import { useFirstFrameEnd } from '../ui/loading/first-frame.ts';
import { lazyView } from '../ui/loading/lazy-view.tsx';
import { PageTitle } from '../ui/page-heading.tsx';

/** An illustration; where not even this can be loaded, the words are enough. */
const TornPassArt = lazyView(() =>
  import('../ui/feedback/illustrations.tsx').then(
    ({ TornPassArt }) => ({ default: TornPassArt }),
    () => ({ default: () => null }),
  ),
);

type Props = {
  children: ReactNode;
  /** A change of it is a fresh start: the address. The portal's own boundary has none. */
  resetKey?: string;
};

type State = { error: unknown; crashed: boolean };

/**
 * A bug of ours. Around a page the frame stays and the page says so; around the whole portal nothing else is left, such as when
 * the session's machine has stopped. React offers this to classes only.
 */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { error: null, crashed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, crashed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
    loadProblemFile().catch(() => {}); // asked for again by who wants to report
  }

  override componentDidUpdate(before: Props) {
    if (this.state.crashed && before.resetKey !== this.props.resetKey) this.setState({ error: null, crashed: false });
  }

  override render() {
    const { error, crashed } = this.state;
    if (!crashed) return this.props.children;
    return this.props.resetKey === undefined ? <PortalStopped error={error} /> : <PageStopped error={error} />;
  }
}

type StoppedProps = { error: unknown };

const PageStopped = ({ error }: StoppedProps) => (
  <Stopped heading="This page stopped" error={error}>
    <a className={buttonClass('default', 'lg')} href="/">
      Go Home
    </a>
  </Stopped>
);

/** Signed-in people whose session the portal cannot read get back to the sign-in page. */
function PortalStopped({ error }: StoppedProps) {
  useFirstFrameEnd();
  return (
    <main className="grid min-h-dvh">
      <Stopped heading="Preflight stopped" error={error}>
        <Button
          size="lg"
          onClick={() => {
            clearTokens();
            location.assign('/login');
          }}
        >
          Log out
        </Button>
      </Stopped>
    </main>
  );
}

const Stopped = ({ heading, error, children }: StoppedProps & { heading: string; children: ReactNode }) => (
  <div className={emptyStateClass} role="alert">
    <PageTitle>{heading}</PageTitle>
    <Suspense>
      <TornPassArt />
    </Suspense>
    <h1>{heading}</h1>
    <p className="text-text-2">It met a fault of ours. What you saved is kept.</p>
    <div className="mt-3 flex items-center gap-2">
      <Button look="primary" size="lg" onClick={() => location.reload()}>
        Try again
      </Button>
      {children}
    </div>
    <p className={whyClass}>
      What happened: <code>{String(error)}</code>
    </p>
    <Button look="quiet" size="sm" onClick={saveProblem}>
      Report a problem
    </Button>
  </div>
);
