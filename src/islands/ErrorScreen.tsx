import { Component, type ReactNode } from 'react';
import { errorWords } from '#business/words/contact-form.ts';
import { errorMessage } from '#domain/text/error-message.ts';

/** Replaces a part that broke: the message, and a way to reload. */
function ErrorScreen({ error }: { error?: unknown }) {
  return (
    <div className="form-outcome" role="alert">
      <h2 className="subtitle">{errorWords.title}</h2>
      <p>{errorMessage(error) || errorWords.unexpected}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {errorWords.reload}
      </button>
    </div>
  );
}

/** In a tuple, so that `throw undefined` counts too. */
type ErrorBoundaryState = { thrown: readonly [unknown] | null };

export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { thrown: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { thrown: [error] };
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    return thrown ? <ErrorScreen error={thrown[0]} /> : this.props.children;
  }
}
