import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen.tsx';

/** Catches what no screen has caught (specification, section 2). */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <ErrorScreen message={error instanceof Error ? error.message : undefined} />;
  }
}
