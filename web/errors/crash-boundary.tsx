import { Component, type ErrorInfo, lazy, type ReactNode, Suspense } from 'react';
import { Button } from '../ui/button.tsx';

/** Where not even this can be loaded, the words are enough. */
const TornPassArt = lazy<() => ReactNode>(() =>
  import('../ui/illustrations.tsx').then(
    ({ TornPassArt }) => ({ default: TornPassArt }),
    () => ({ default: () => null }),
  ),
);

type Props = { children: ReactNode /** A change of it is a fresh start: the address. */; resetKey: string };

/** A bug of ours in a page: the frame stays, the page says so. React offers this to classes only. */
export class CrashBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
  }

  override componentDidUpdate(before: Props) {
    if (this.state.crashed && before.resetKey !== this.props.resetKey) this.setState({ crashed: false });
  }

  override render() {
    return this.state.crashed ? <Crashed /> : this.props.children;
  }
}

const Crashed = () => (
  <div className="blank" role="alert">
    <title>This page stopped – Preflight</title>
    <Suspense>
      <TornPassArt />
    </Suspense>
    <h1>This page stopped</h1>
    <p className="muted">It met a fault of ours. What you saved is kept.</p>
    <div className="row">
      <Button look="primary" size="lg" onClick={() => location.reload()}>
        Reload the page
      </Button>
      <a className="btn btn-default btn-lg" href="/">
        Go Home
      </a>
    </div>
  </div>
);
