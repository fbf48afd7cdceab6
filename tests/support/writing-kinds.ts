import { articleMachine, isArticleText } from '#admin/articles/article-saver.ts';
import {
  type GalleryDraft,
  galleryMachine,
  isGalleryDraft,
  type StoredGallery,
  storedOf,
  withCaption,
  withField as withDraftField,
} from '#admin/galleries/gallery-saver.ts';
import { isPageDraft, pageMachine } from '#admin/pages/page-saver.ts';
import type { SaverMachine } from '#admin/saving/saver-state.ts';
import type { SettingsValues } from '#admin/settings/settings-rules.ts';
import { settingsOf } from '#admin/settings/settings-values.ts';
import { fieldsOf, isSettingsValues, settingsMachine } from '#admin/settings/use-settings-form.ts';
import type { Article } from '#data/articles/articles.ts';
import type { OpenGallery } from '#data/galleries/galleries.ts';
import { rowOf } from '#data/pages/page-drafts.ts';
import type { PageRow } from '#data/pages/pages.ts';
import type { SavedSettings } from '#data/settings/business-settings.ts';
import { type ArticleText, EMPTY_TEXT } from '#domain/articles/article-text.ts';
import { NO_FIELDS } from '#domain/galleries/fields.ts';
import { DEFAULTS, type PageDraft, withField } from '#domain/pages/draft.ts';
import { NO_SETTINGS } from '#domain/settings/business-settings.ts';

/** What the server has of anything that is written. */
export interface Written {
  id: string;
  version: number;
}

/** A kind of thing that people write in: how it is saved, and where words can be typed. */
export interface WritingKind<Value, Saved extends Written> {
  machine: SaverMachine<Value, Saved>;
  isValue: (found: unknown) => found is Value;
  /** What is there already. */
  first: Value;
  /** Whether a new one is made by its first save. */
  canBegin: boolean;
  /** Of texts; the last has several blocks. */
  fields: readonly string[];
  textOf: (value: Value, field: string) => string;
  withText: (value: Value, field: string, text: string) => Partial<Value>;
  stored: (id: string, version: number, value: Value) => Saved;
}

const META = { updated_at: '', updated_by: '' };

export const articles: WritingKind<ArticleText, Article> = {
  machine: articleMachine,
  isValue: isArticleText,
  first: { ...EMPTY_TEXT, title: 'Oak', body: 'Oak is hard.\n\nAsh is pale.' },
  canBegin: true,
  fields: ['title', 'summary', 'seoDescription', 'body', 'body', 'body'],
  textOf: (value, field) => String(value[field as 'body']),
  withText: (_, field, text) => ({ [field]: text }),
  stored: (id, version, text) =>
    ({
      ...{ ...META, id, version, slug: 'a', noindex: false },
      ...{ title: text.title, summary: text.summary, body: text.body, tags: [...text.tags] },
      ...{ cover_media_id: text.coverId, author_name: text.authorName || 'Anna' },
      ...{ seo_title: text.seoTitle, seo_description: text.seoDescription },
    }) as unknown as Article,
};

/** A page of the folder with a section, and two fields in it. */
const folder = {
  sections: [{ key: 'hero', kind: 'hero', fields: { line: 'Oak is hard.\n\nAsh is pale.' } }],
};
const TITLE = 'title';

export const pages: WritingKind<PageDraft, PageRow> = {
  machine: pageMachine(folder, 'page'),
  isValue: isPageDraft,
  first: { ...DEFAULTS, title: 'Oak' },
  canBegin: false,
  fields: [TITLE, 'note', 'line', 'line'],
  textOf(value, field) {
    if (field === TITLE) return value.title ?? '';
    const text = value.content.fields?.hero?.[field] ?? folder.sections[0]?.fields[field as 'line'];
    return String(text ?? '');
  },
  withText: (value, field, text) =>
    field === TITLE ? { title: text } : withField(value, folder, 'hero', field, text),
  stored: (id, version, draft) => ({ ...META, id, version, ...rowOf(draft) }) as unknown as PageRow,
};

/** A gallery with a picture; its caption is typed beside the fields. */
export const galleries: WritingKind<GalleryDraft, StoredGallery> = {
  machine: galleryMachine,
  isValue: isGalleryDraft,
  first: {
    ...{ ...NO_FIELDS, slug: 'oak', title: 'Oak', story: 'Oak is hard.\n\nAsh is pale.' },
    ...{ words: {}, captions: { oak: { '': '' } } },
  },
  canBegin: false,
  fields: ['title', 'caption', 'story', 'story'],
  textOf: (draft, field) =>
    (field === 'caption' ? draft.captions.oak?.[''] : draft[field as 'story']) ?? '',
  withText: (draft, field, text) =>
    field === 'caption'
      ? withCaption(draft, 'oak', '', text)
      : withDraftField(draft, field as 'story', '', text),
  stored: (id, version, { captions, ...draft }) =>
    storedOf({
      gallery: { ...META, ...draft, id, version, pictures_version: 0 },
      pictures: [{ id: 'oak', caption: captions.oak?.[''], captions: {} }],
    } as unknown as OpenGallery),
};

type StoredSettings = SavedSettings & Written;

/** What a person saves: until then it is on the device alone. */
export const settings: WritingKind<SettingsValues, StoredSettings> = {
  machine: settingsMachine as unknown as SaverMachine<SettingsValues, StoredSettings>,
  isValue: isSettingsValues,
  first: fieldsOf(NO_SETTINGS),
  canBegin: false,
  fields: ['legal', 'vat', 'greeting', 'note', 'note'],
  textOf: (value, field) => value[field as 'note'],
  withText: (_, field, text) => ({ [field]: text }),
  stored: (id, version, values) => ({ ...META, id, version, settings: settingsOf(values) }),
};
