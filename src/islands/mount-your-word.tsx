import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from './ErrorScreen.tsx';
import { YourWord, type YourWordProps } from './your-word/YourWord.tsx';

/** Shows what belongs to the token of the address. */
export function mountYourWord(place: HTMLElement, props: YourWordProps): void {
  createRoot(place).render(
    <ErrorBoundary>
      <YourWord {...props} />
    </ErrorBoundary>,
  );
}
