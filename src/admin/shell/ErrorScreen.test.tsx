import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorScreen } from './ErrorScreen.tsx';

test.each([
  [new Error('The module is gone.'), 'The module is gone.'],
  [new Error(''), 'An unexpected error occurred.'],
  [new Error('   '), 'An unexpected error occurred.'],
  ['thrown by somebody careless', 'thrown by somebody careless'],
  [undefined, 'An unexpected error occurred.'],
])('error: %s is shown with a way to begin again', (error, message) => {
  const html = renderToStaticMarkup(<ErrorScreen error={error} />);
  expect(html).toContain('>Something went wrong</h2>');
  expect(html).toContain(`>${message}</p>`);
  expect(html).toContain('>Reload</button>');
});
