import { expect, type Locator, type Page } from '@playwright/test';
import { apiOf, EDITOR } from './staff.ts';

/** A gallery of its own for a test, with the first pictures of the library. */
export async function createGallery(title: string, count: number): Promise<string> {
  const editor = await apiOf(EDITOR);
  const { data, error } = await editor.from('media').select('id').order('path').limit(count);
  if (error) throw error;
  return await createGalleryOf(
    title,
    data.map(({ id }) => id),
  );
}

/** A gallery of pictures that are there already, the first of which is its cover. */
export async function createGalleryOf(title: string, mediaIds: string[]): Promise<string> {
  const editor = await apiOf(EDITOR);
  const { data, error } = await editor.from('galleries').insert({ title }).select('id').single();
  if (error) throw error;
  const added = await editor.rpc('add_portfolio_images', {
    gallery_id: data.id,
    media_ids: mediaIds,
  });
  if (added.error) throw added.error;
  return data.id;
}

/** Shows a picture of a gallery beside the same view before the work. */
export async function showBefore(id: string, mediaId: string, beforeId: string): Promise<void> {
  const { error } = await (await apiOf(EDITOR))
    .from('portfolio_images')
    .update({ before_media_id: beforeId })
    .match({ gallery_id: id, media_id: mediaId });
  if (error) throw error;
}

/** Makes what is stored what visitors see, without a release. */
export async function approveGallery(id: string): Promise<void> {
  const editor = await apiOf(EDITOR);
  const { data, error } = await editor
    .from('galleries')
    .select('version, pictures_version')
    .eq('id', id)
    .single();
  if (error) throw error;
  const published = await editor.rpc('publish_gallery', { gallery_id: id, ...data });
  if (published.error) throw published.error;
}

/** Takes a test's gallery off the site, with the next release. */
export async function binGallery(id: string): Promise<void> {
  const { error } = await (await apiOf(EDITOR))
    .from('galleries')
    .update({ deleted_at: new Date().toISOString() })
    .eq('id', id);
  if (error) throw error;
}

/** The files of a gallery in order, as the database has them. */
export async function storedOrder(id: string): Promise<string[]> {
  const { data, error } = await (await apiOf(EDITOR))
    .from('portfolio_images')
    .select('media_id')
    .eq('gallery_id', id)
    .order('position');
  if (error) throw error;
  return data.map(({ media_id }) => media_id);
}

/** The text of the job, as the database has it. */
export async function storedStory(id: string): Promise<string> {
  const { data, error } = await (await apiOf(EDITOR))
    .from('galleries')
    .select('story')
    .eq('id', id)
    .single();
  if (error) throw error;
  return data.story;
}

/** Gives the job a text, as another program would. */
export async function writeStory(id: string, story: string): Promise<void> {
  const { error } = await (await apiOf(EDITOR)).from('galleries').update({ story }).eq('id', id);
  if (error) throw error;
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
