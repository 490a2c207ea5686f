import { Component, type ReactNode } from 'react';
import { buttonLook } from '#ui/button.tsx';
import styles from './route-error.module.css';

type Props = { pathname: string; children: ReactNode };
type State = { hasFailed: boolean; pathname: string };

/** Stands where a screen threw, or its code could not be fetched. Going to another page leaves it behind. */
export class RouteError extends Component<Props, State> {
  override state: State = { hasFailed: false, pathname: this.props.pathname };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ pathname }: Props, state: State): Partial<State> | null {
    return pathname === state.pathname ? null : { hasFailed: false, pathname };
  }

  /** Its code comes with the failure; without a connection there is nobody to tell either. */
  override componentDidCatch(failure: unknown): void {
    void import('#core/monitoring.ts').then(
      ({ noteFailure }) => noteFailure('screen', failure),
      () => undefined,
    );
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <section className={styles.page} role="alert">
        <h2>This page could not be shown</h2>
        <p>The connection was lost, or the portal was renewed. Nothing of yours has changed.</p>
        <button {...buttonLook()} type="button" onClick={() => window.location.reload()}>
          Reload the page
        </button>
      </section>
    );
  }
}
