/** The look of fields and selects. */
export function fieldClass({ isWrong = false, extra = '' } = {}): string {
  return `min-h-11 rounded-lg border bg-panel text-text placeholder:text-soft disabled:opacity-60 ${isWrong ? 'border-bad' : 'border-field'} ${extra}`;
}
