import { Component, type ReactNode } from 'react';
import { buttonLook } from '#ui/action/button.tsx';
import styles from './route-error.module.css';

type Props = { pathname: string; children: ReactNode };
type State = { hasFailed: boolean; pathname: string };

/** Shown in place of a screen that threw, or whose code could not be fetched. Another page clears it. */
export class RouteError extends Component<Props, State> {
  override state: State = { hasFailed: false, pathname: this.props.pathname };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ pathname }: Props, state: State): Partial<State> | null {
    return pathname === state.pathname ? null : { hasFailed: false, pathname };
  }

  override componentDidCatch(failure: unknown): void {
    notePageFailure('screen', failure);
  }

  override render() {
    return this.state.hasFailed ? <PageFailure /> : this.props.children;
  }
}

/** The reporting code is fetched only now; without a connection it cannot report anyway. */
export function notePageFailure(operation: 'screen' | 'session', failure: unknown): void {
  void import('#core/errors/note-failure.ts').then(
    ({ noteFailure }) => noteFailure(operation, failure),
    () => undefined,
  );
}

export function PageFailure() {
  return (
    <section className={styles.page} role="alert">
      <h2>This page could not be shown</h2>
      <p>The connection was lost, or a new version of the portal is available.</p>
      <button {...buttonLook()} type="button" onClick={() => window.location.reload()}>
        Reload the page
      </button>
    </section>
  );
}
