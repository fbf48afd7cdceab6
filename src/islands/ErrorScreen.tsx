import { Component, type ReactNode } from 'react';
import { errorWords } from '#business/words/contact-form.ts';

export interface ErrorScreenProps {
  /** What was thrown; its message is shown. */
  error?: unknown;
}

/** What stands in the place of a part that broke: what happened, and a way to begin again. */
export function ErrorScreen({ error }: ErrorScreenProps) {
  return (
    <div className="form-outcome" role="alert">
      <h2 className="subtitle">{errorWords.title}</h2>
      <p>{messageOf(error)}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {errorWords.reload}
      </button>
    </div>
  );
}

export interface ErrorBoundaryProps {
  children: ReactNode;
}

interface ErrorBoundaryState {
  /** In a list, so that `throw undefined` counts too. */
  thrown: readonly [unknown] | null;
}

/** Shows the error screen when something below it throws while rendering. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { thrown: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { thrown: [error] };
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    return thrown ? <ErrorScreen error={thrown[0]} /> : this.props.children;
  }
}

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : error;
  return typeof message === 'string' && message.trim() !== '' ? message : errorWords.unexpected;
}
