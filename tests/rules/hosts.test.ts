import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Fact, HOSTS, type Host } from '#tooling/hosts/hosts.ts';

const number = (count: number) => count.toLocaleString('en-GB');

/** One line of the table in docs/deploy.md, whose numbers lead to the pages that say them. */
function lineOf(id: string, host: Host): string {
  const told = <Value>(fact: Fact<Value> | undefined, words: (value: Value) => string) =>
    fact ? `[${words(fact.is)}](${fact.source})` : '–';
  const publishes = host.credits
    ? told(host.credits, ({ each, month }) => `${Math.floor(month / each)} a month, then paused`)
    : host.mostBuilds
      ? told(host.mostBuilds, ({ count, per }) => `${number(count)} builds a ${per}`)
      : told(host.buildMinutes, (minutes) => `${number(minutes)} minutes of building a month`);
  const cells = [
    `\`${id}\``,
    `${host.name}, ${host.plan}`,
    publishes,
    host.business ? told(host.business, ({ answer }) => answer) : 'yes',
    told(host.mostFiles ?? host.mostFilesInFolder, (count) =>
      host.mostFiles ? number(count) : `${number(count)} in a folder`,
    ),
    told(host.mostBytesOfFile, (bytes) => `${bytes / 1024 ** 2} MiB`),
    told(host.mostRedirects, ({ single }) => number(single)),
  ];
  return `| ${cells.join(' | ')} |`;
}

test('hosts: docs/deploy.md prints the table of hosts', () => {
  const guide = readFileSync('docs/deploy.md', 'utf8');
  const lines = Object.entries<Host>(HOSTS).map(([id, host]) => lineOf(id, host));
  expect(guide).toContain(lines.join('\n'));
});
