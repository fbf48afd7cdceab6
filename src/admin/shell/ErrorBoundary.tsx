import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen.tsx';

export class ErrorBoundary extends Component<
  { children: ReactNode },
  { thrown: readonly [unknown] | null }
> {
  override state: { thrown: readonly [unknown] | null } = { thrown: null };

  static getDerivedStateFromError(error: unknown) {
    return { thrown: [error] as const };
  }

  override render() {
    if (!this.state.thrown) return this.props.children;
    return (
      <main className="grid min-h-dvh justify-center">
        <ErrorScreen error={this.state.thrown[0]} />
      </main>
    );
  }
}
