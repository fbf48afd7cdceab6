/** What an error says for itself, whatever was thrown; '' for nothing. */
export function errorMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : error;
  return typeof message === 'string' ? message.trim() : '';
}
