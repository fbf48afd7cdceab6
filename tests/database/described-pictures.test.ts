import { expect, test } from 'vitest';
import { ARTICLE, Document, type Row } from './documents.ts';
import { openDatabase } from './harness.ts';
import { newFile } from './rows.ts';

const database = openDatabase();

const fine = { sqlstate: null };
const picture = (alt: string, decorative: boolean) => newFile(database, alt, decorative);
const tryToPublish = async (row: Row) =>
  (await Document.add(database, ARTICLE, { body: 'Text.', ...row })).tryToPublish();

test('article: pictures without a description keep it from being published, in the text and as its cover', async () => {
  const bare = await picture('', false);
  for (const fields of [
    { cover_media_id: bare },
    { body: `Text.\n\n![](media:${bare})` },
    { body: `![  ](<media:${bare}> "A caption")` },
    { body: `![Before](media:${bare})\n![](media:${bare} "After")` },
    { body: `![][The  oak]\n\n[the\nOak]: <media:${bare}> "A caption"` },
    { body: `<p><img alt='' src=media:${bare}></p>` },
    { body: `<IMG SRC="media:${bare}">` },
  ]) {
    expect(await tryToPublish(fields)).toMatchObject({
      sqlstate: 'PT422',
      hint: 'missing_alt',
      message: expect.stringMatching(/^One picture has no description/),
    });
  }
  const other = await picture(' ', false);
  expect(
    await tryToPublish({ body: `![](media:${bare}) ![](media:${other}) ![](media:${bare})` }),
  ).toMatchObject({ message: expect.stringMatching(/^2 pictures have no description/) });
});

test('article: pictures are no reason where the text or the library describes them, or says that they decorate', async () => {
  const bare = await picture('', false);
  const described = await picture('Oak', false);
  const decorative = await picture('', true);
  const body = `![Oak \\] board](media:${bare}) ![](media:${described}) ![](media:${decorative})`;
  expect(await tryToPublish({ body, cover_media_id: described })).toMatchObject(fine);
  for (const shown of [
    `[](media:${bare}) media:${bare}`,
    `![oak] ![][ash]\n\n[oak]: media:${bare}`,
    `<img src="media:${bare}" alt=Oak><img alt='Oak' src='media:${bare}'>`,
    `<img src="/oak.jpg"><p>media:${bare}</p>`,
  ]) {
    expect(await tryToPublish({ body: shown }), shown).toMatchObject(fine);
  }
});

test('article: pictures keep it from being published where one did not come along when the text was pasted', async () => {
  const missing = { sqlstate: 'PT422', hint: 'missing_picture' };
  expect(await tryToPublish({ body: 'Text.\n\n![](media:missing)' })).toMatchObject({
    ...missing,
    message: expect.stringMatching(/^A picture did not come along when/),
  });
  expect(
    await tryToPublish({ body: '![](media:missing)\n![Oak \\] board]( <MEDIA:missing>)' }),
  ).toMatchObject({ ...missing, message: expect.stringMatching(/^2 pictures did not come/) });
  expect(await tryToPublish({ body: 'Of `media:missing` and [oak](media:missing)' })).toMatchObject(
    fine,
  );
});
