/** What was looked at, and what came of it. */
export interface Finding {
  /**
   * `wrong`: something does not work. `advice`: it works, and something is missing that most sites want.
   * `unknown`: nobody but a person can see it.
   */
  state: 'ok' | 'wrong' | 'advice' | 'unknown';
  /** In a few words. */
  about: string;
  /** One sentence for whoever set it up, with what to do. */
  sentence: string;
}

export const ok = (about: string, sentence: string): Finding => ({ state: 'ok', about, sentence });
export const wrong = (about: string, sentence: string): Finding => ({
  state: 'wrong',
  about,
  sentence,
});
export const advice = (about: string, sentence: string): Finding => ({
  state: 'advice',
  about,
  sentence,
});
export const unknown = (about: string, sentence: string): Finding => ({
  state: 'unknown',
  about,
  sentence,
});

const MARKS: Record<Finding['state'], string> = {
  ok: '  ok      ',
  wrong: '  WRONG   ',
  advice: '  advice  ',
  unknown: '  ?       ',
};

/** The findings as lines, and a last one that sums them up. */
export function describeFindings(findings: readonly Finding[]): string {
  const count = (state: Finding['state']) =>
    findings.filter((finding) => finding.state === state).length;
  const lines = findings.map(
    ({ state, about, sentence }) => `${MARKS[state]}${about.padEnd(16)} ${sentence}`,
  );
  const sum =
    count('wrong') > 0
      ? `${count('wrong')} ${count('wrong') === 1 ? 'thing is' : 'things are'} wrong. Nothing was changed.`
      : 'Nothing is wrong. Nothing was changed.';
  return [...lines, '', sum].join('\n');
}
