import { advice, type Finding, ok, wrong } from './finding.ts';

const OLDEST_NODE = 20;
const DAY = 24 * 60 * 60 * 1000;
/** How long before the end somebody should hear of it. */
const NOTICE = 120 * DAY;

/** After which day a version gets no security fixes: github.com/nodejs/Release, schedule.json, read on 2026-11-24. */
const ENDS: Readonly<Record<number, string>> = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
  25: '2026-06-01',
  26: '2029-04-30',
};
const WANTED = 24;

/**
 * Checks the Node that runs this, which comes with the packages, and the one that npm itself runs on.
 *
 * @param userAgent what npm says of itself: `npm/10.8.2 node/v20.20.2 linux x64`.
 */
export function nodeFindings(
  version: string,
  userAgent: string | undefined,
  today: Date,
): Finding[] {
  const own = supportFinding('node', version, today);
  const under = /\bnode\/v(\S+)/.exec(userAgent ?? '')?.[1];
  return under && under !== version ? [own, supportFinding('node of npm', under, today)] : [own];
}

function supportFinding(about: string, version: string, today: Date): Finding {
  const major = Number.parseInt(version, 10);
  if (major < OLDEST_NODE)
    return wrong(about, `Node ${version} is too old: install ${OLDEST_NODE} or newer.`);
  const end = ENDS[major];
  if (!end) return ok(about, `Node ${version}.`);
  const left = Date.parse(end) - today.getTime();
  if (left > NOTICE) return ok(about, `Node ${version}, which is looked after until ${end}.`);
  return advice(
    about,
    `Node ${version} ${left < 0 ? 'has had no security fixes since' : 'gets no security fixes after'} ${end}: install ${WANTED} or a newer even number.`,
  );
}
