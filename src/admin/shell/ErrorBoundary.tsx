import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

/** Catches what no screen has caught, sign-in and start included. */
export class ErrorBoundary extends Component<
  { children: ReactNode },
  { thrown: readonly [unknown] | null }
> {
  override state: { thrown: readonly [unknown] | null } = { thrown: null };

  static getDerivedStateFromError(error: unknown) {
    return { thrown: [error] as const };
  }

  override render() {
    return this.state.thrown ? <ErrorPage error={this.state.thrown[0]} /> : this.props.children;
  }
}
