export interface Finding {
  /** `wrong`: does not work. `advice`: most sites want more. `unknown`: only a person can check. */
  state: 'ok' | 'wrong' | 'advice' | 'unknown';
  about: string;
  /** One sentence for the administrator, with what to do. */
  sentence: string;
}

const finding =
  (state: Finding['state']) =>
  (about: string, sentence: string): Finding => ({ state, about, sentence });
export const ok = finding('ok');
export const wrong = finding('wrong');
export const advice = finding('advice');
export const unknown = finding('unknown');

const MARKS: Record<Finding['state'], string> = {
  ok: '  ok      ',
  wrong: '  WRONG   ',
  advice: '  advice  ',
  unknown: '  ?       ',
};

/** The findings as lines, and a summary. */
export function describeFindings(findings: readonly Finding[]): string {
  const count = (state: Finding['state']) =>
    findings.filter((finding) => finding.state === state).length;
  const lines = findings.map(
    ({ state, about, sentence }) => `${MARKS[state]}${about.padEnd(16)} ${sentence}`,
  );
  const faults = count('wrong');
  const sum = faults === 0 ? 'Nothing is' : `${faults} ${faults === 1 ? 'thing is' : 'things are'}`;
  return [...lines, '', `${sum} wrong. Nothing was changed.`].join('\n');
}
