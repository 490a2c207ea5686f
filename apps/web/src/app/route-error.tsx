import { Component, type ReactNode } from 'react';

/** Shown when a screen throws: calm, with a way on. */
export class RouteError extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <p role="alert">Something went wrong.</p> : this.props.children;
  }
}
