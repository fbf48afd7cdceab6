/** @module-tag slow */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import * as blog from '#business/messages/blog.ts';
import * as contactForm from '#business/messages/contact-form.ts';
import * as sections from '#business/messages/sections.ts';
import * as times from '#business/messages/times.ts';
import { pages } from '#business/pages.ts';
import { release } from '#scripts/test-project/release.ts';
import { serviceClient } from '#scripts/test-project/with-server.ts';
import { startServer } from '#scripts/test-server.ts';
import { site } from '#site';
import { fileFolder } from '../support/own-folder.ts';
import { demoFolder } from './demo-project.ts';
import { changeSite } from './owner/change-site.ts';
import { keptWords } from './owner/kept-words.ts';
import { picturesInCommon, picturesOf, shapesOf, wordsOfPages } from './owner/read-pages.ts';

// Everything that an owner can change is changed, and the site is released. Of what visitors then read, a
// word without a mark and a picture of before are not the owner's.

const data = fileFolder();
cpSync(demoFolder(), data, { recursive: true });
const server = await startServer(data);
afterAll(() => server.stop());
const before = join(data, 'before');
cpSync(server.site(), before, { recursive: true });
await release(await changeSite(server.url, serviceClient(server, data), { pages, site }));

test('owner: can change 95 % of the words that visitors read, and the others have a reason', () => {
  const { owners, nobodys } = wordsOfPages(server.site());
  const kept = keptWords(site.language, { blog, times, contactForm, sections });
  const known = Object.values(kept).flat();
  expect([...nobodys].filter((word) => !known.includes(word))).toEqual([]);
  expect(owners.size).toBeGreaterThan(900);
  expect(owners.size / (owners.size + nobodys.size)).toBeGreaterThan(0.95);
});

test('owner: can change every picture; changes what is there, and nothing is left out for it', () => {
  expect(picturesOf(before).size).toBeGreaterThan(60);
  expect(picturesInCommon(server.site(), before)).toEqual([]);
  const now = shapesOf(server.site());
  for (const [file, shape] of shapesOf(before)) {
    // Another name of a subject is another address.
    if (!file.startsWith('blog/tags/')) expect(`${file} ${now.get(file)}`).toBe(`${file} ${shape}`);
  }
});
