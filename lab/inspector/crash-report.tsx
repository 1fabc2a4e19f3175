import { Component, type ReactNode } from 'react';

/** A screen that fails says so in its own frame, and the others stay. */
export class CrashBoundary extends Component<{ children: ReactNode }, { reason: string | null }> {
  override state = { reason: null };
  static getDerivedStateFromError(error: unknown) {
    return { reason: String(error) };
  }
  override render() {
    return this.state.reason === null ? this.props.children : <p className="text-text-2">{this.state.reason}</p>;
  }
}
