import { expect, test } from 'vitest';
import { type Facts, judge } from './health-check.ts';

const NOW = Date.UTC(2026, 10, 24, 12);
const hoursAgo = (hours: number) => new Date(NOW - hours * 60 * 60 * 1000).toISOString();

const WELL: Facts = {
  site: { contentVersion: 41, builtAt: '2026-11-24T10:00:00.000Z' },
  backend: 'up',
  releases: { waits_seconds: null, last_failed: false },
  free: 20 * 1024 ** 3,
  backup: { good: hoursAgo(9), failed: false },
  now: NOW,
};
const waitsFor = (waits_seconds: number) => ({ waits_seconds, last_failed: false });
const judged = (facts: Partial<Facts>) => {
  const { status, problems } = judge({ ...WELL, ...facts });
  return [status, ...problems];
};

test('health: all is well', () => {
  expect(judge(WELL)).toEqual({
    status: 'ok',
    problems: [],
    site: { version: 41, builtAt: '2026-11-24T10:00:00.000Z' },
    backend: 'up',
    releases: { waitingSeconds: null, lastFailed: false },
    disk: { freeMegabytes: 20_480 },
    backup: { hoursSinceGood: 9, lastFailed: false },
  });
});

test('health: without a backup, a secret key or a measure there is nothing to say of them', () => {
  expect(judge({ ...WELL, backup: null, releases: null, free: null })).toMatchObject({
    ...{ status: 'ok', problems: [], backup: null, releases: null, disk: null },
  });
});

test.each([
  ['There is no site yet.', { site: null }],
  ['The backend does not answer.', { backend: 'away', releases: null }],
] satisfies [string, Partial<Facts>][])('down: %s', (problem, facts) => {
  expect(judged(facts)).toEqual(['down', problem]);
});

test('down: what only needs attention is named as well', () => {
  expect(judged({ site: null, free: 0 })).toEqual([
    ...['down', 'There is no site yet.', 'The disk is nearly full.'],
  ]);
});

test.each([
  ['The last release failed.', { releases: { waits_seconds: null, last_failed: true } }],
  ['A release has been waiting for long.', { releases: waitsFor(601) }],
  ['The disk is nearly full.', { free: 100 * 1024 ** 2 }],
  ['The last backup failed.', { backup: { good: hoursAgo(30), failed: true } }],
  ['The last backup failed.', { backup: { good: null, failed: true } }],
  ['The last good backup is old.', { backup: { good: hoursAgo(51.5), failed: false } }],
] satisfies [string, Partial<Facts>][])('attention: %s', (problem, facts) => {
  expect(judged(facts)).toEqual(['attention', problem]);
});

test('attention: a release under way is none', () => {
  expect(judged({ releases: waitsFor(600) })).toEqual(['ok']);
});
