import { expect, type Locator, type Page } from '@playwright/test';
import { done, rowOf, rowsOf } from '#scripts/test-project/rows.ts';
import { apiOf, EDITOR } from './staff.ts';

/** A gallery of its own for a test, with the first pictures of the library. */
export async function createGallery(title: string, count: number): Promise<string> {
  const editor = await apiOf(EDITOR);
  const media = await rowsOf(editor.from('media').select('id').order('path').limit(count));
  const ids = media.map(({ id }) => id);
  return await createGalleryOf(title, ids);
}

/** A gallery of pictures that are there already, the first of which is its cover. */
export async function createGalleryOf(title: string, mediaIds: string[]): Promise<string> {
  const editor = await apiOf(EDITOR);
  const { id } = await rowOf(editor.from('galleries').insert({ title }).select('id'));
  await done(editor.rpc('add_portfolio_images', { gallery_id: id, media_ids: mediaIds }));
  return id;
}

/** Shows a picture of a gallery beside the same view before the work. */
export async function showBefore(id: string, mediaId: string, beforeId: string): Promise<void> {
  const pictures = (await apiOf(EDITOR)).from('portfolio_images');
  const one = { gallery_id: id, media_id: mediaId };
  await done(pictures.update({ before_media_id: beforeId }).match(one));
}

/** Makes what is stored what visitors see, without a release. */
export async function approveGallery(id: string): Promise<void> {
  const editor = await apiOf(EDITOR);
  const versions = editor.from('galleries').select('version, pictures_version').eq('id', id);
  await done(editor.rpc('publish_document', { kind: 'gallery', id, ...(await rowOf(versions)) }));
}

/** Takes a test's gallery off the site, with the next release. */
export async function binGallery(id: string): Promise<void> {
  const galleries = (await apiOf(EDITOR)).from('galleries');
  await done(galleries.update({ deleted_at: new Date().toISOString() }).eq('id', id));
}

/** The files of a gallery in order, as the database has them. */
export async function storedOrder(id: string): Promise<string[]> {
  const pictures = (await apiOf(EDITOR)).from('portfolio_images').select('media_id');
  const rows = await rowsOf(pictures.eq('gallery_id', id).order('position'));
  return rows.map(({ media_id }) => media_id);
}

/** The text of the job, as the database has it. */
export async function storedStory(id: string): Promise<string> {
  const galleries = (await apiOf(EDITOR)).from('galleries');
  return (await rowOf(galleries.select('story').eq('id', id))).story;
}

/** Gives the job a text, as another program would. */
export async function writeStory(id: string, story: string): Promise<void> {
  await done((await apiOf(EDITOR)).from('galleries').update({ story }).eq('id', id));
}

/** Where the text of the job is written; its editor comes when somebody gets near it. */
export async function openStory(page: Page): Promise<Locator> {
  await page.getByRole('heading', { name: 'Story', exact: true }).scrollIntoViewIfNeeded();
  const story = page.getByRole('textbox', { name: 'Story', exact: true });
  await expect(story).toBeEditable();
  return story;
}

/** The tile that stands at a place, counted from 1. */
export function tileAt(page: Page, place: number): Locator {
  return page.getByRole('button', { name: new RegExp(`, position ${place} of `) });
}

/** The bar that stays in sight. */
export function galleryBar(page: Page): Locator {
  return page.getByRole('region', { name: 'Where this gallery stands' });
}

/** What a tile is called, without its place. */
export async function nameOf(tile: Locator): Promise<string> {
  return ((await tile.getAttribute('aria-label')) ?? '').replace(/, position .*/, '');
}
