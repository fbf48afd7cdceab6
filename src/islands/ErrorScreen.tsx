import type { ReactNode } from 'react';
import { errorMessages } from '#business/messages/contact-form.ts';
import { errorMessage } from '#domain/text/error-message.ts';
import { Boundary } from './Boundary.tsx';

/** Replaces a part that broke: the message, and a way to reload. */
function ErrorScreen({ error }: { error?: unknown }) {
  return (
    <div className="form-outcome" role="alert">
      <h2 className="subtitle">{errorMessages.title}</h2>
      <p>{errorMessage(error) || errorMessages.unexpected}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {errorMessages.reload}
      </button>
    </div>
  );
}

export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary fallback={(error) => <ErrorScreen error={error} />}>{children}</Boundary>;
}
