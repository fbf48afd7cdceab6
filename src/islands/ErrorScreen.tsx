import type { ReactNode } from 'react';
import { errorWords } from '#business/words/contact-form.ts';
import { errorMessage } from '#domain/text/error-message.ts';
import { Boundary } from './Boundary.tsx';

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

export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary fallback={(error) => <ErrorScreen error={error} />}>{children}</Boundary>;
}
