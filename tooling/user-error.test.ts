import { expect, test, vi } from 'vitest';
import { printError, UserError } from './user-error.ts';

test('a sentence about a file tells the terminal nothing', () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const name = '\u001b[2J\u001b]52;c;ZXZpbA==\u0007a\u0008\u009b31m.jpg';
  printError(new UserError(`The backup holds ${name}:\n\tnot listed.`));
  const printed = String(print.mock.calls[0]?.[0]);
  print.mockRestore();
  expect(printed).toMatch(/^The backup holds .*\.jpg:\n\tnot listed\.$/);
  expect(printed.replace(/[\n\t]/g, '')).not.toMatch(/\p{Cc}/u);
});
