import { useQuery, useQueryClient } from '@tanstack/react-query';
import { mediaTexts, showMediaText } from '#admin/queries/media.ts';
import { AutosaveField } from '#admin/saving/AutosaveField.tsx';
import { useAutosave } from '#admin/saving/use-autosave.ts';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import {
  languageName,
  otherLanguages,
  sameAsOriginal,
  tagOf,
} from '#admin/ui/text/site-languages.ts';
import type { MediaItem } from '#data/media/media.ts';
import { fetchMediaTexts, type MediaText, saveMediaText } from '#data/media/media-texts.ts';
import { MEDIA_LIMITS } from '#domain/media/media.ts';
import { countCharacters } from '#domain/text/plain-text.ts';
import { staff } from '#languages/staff.ts';

/** What a picture says in each other language of the site; nothing where there is none. */
export function MediaTranslations({ item }: { item: MediaItem }) {
  const languages = otherLanguages();
  const texts = useQuery({ ...mediaTexts(item.id), enabled: languages.length > 0 });
  if (languages.length === 0) return null;
  if (!texts.data) {
    return <Loading what={staff.translations.picture.words} query={texts} />;
  }
  return languages.map((language) => (
    <Texts key={language} item={item} text={textIn(texts.data, language)} />
  ));
}

function textIn(texts: readonly MediaText[], language: string): MediaText {
  const none = { language, alt: '', caption: '', version: 0 };
  return texts.find((text) => text.language === language) ?? none;
}

interface TextsProps {
  item: MediaItem;
  text: MediaText;
}

function Texts({ item, text }: TextsProps) {
  const alt = useTranslatedText(item.id, text, 'alt');
  const caption = useTranslatedText(item.id, text, 'caption');
  const words = staff.translations.picture;
  const lang = tagOf(text.language);
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-semibold text-note">
        {words.inLanguage(languageName(text.language))}
      </legend>
      <AutosaveField
        lang={lang}
        label={words.description}
        what={words.descriptionInSentence}
        text={alt}
        limit={MEDIA_LIMITS.alt}
        rows={2}
        hint={
          sameAsOriginal(item.alt, alt.text) ??
          (item.decorative ? staff.media.decorativeKept : words.mainIsShown)
        }
      />
      <AutosaveField
        lang={lang}
        label={words.caption}
        what={words.captionInSentence}
        text={caption}
        limit={MEDIA_LIMITS.caption}
        hint={sameAsOriginal(item.caption, caption.text)}
      />
    </fieldset>
  );
}

/** Only two edits of the same text are a conflict. */
function useTranslatedText(mediaId: string, text: MediaText, field: 'alt' | 'caption') {
  const queries = useQueryClient();
  const { language } = text;
  const limit = MEDIA_LIMITS[field];
  return useAutosave({
    saved: { text: text[field], version: text.version },
    thing: `media:${mediaId}:${language}:${field}`,
    check: (typed) =>
      countCharacters(typed) > limit ? staff.translations.picture.atMost(limit) : '',
    save: async (typed, version) => {
      const saved = await saveMediaText(mediaId, language, { [field]: typed }, version);
      showMediaText(queries, mediaId, saved);
      return saved.version;
    },
    load: async () => {
      const now = textIn(await fetchMediaTexts(mediaId), language);
      return { text: now[field], version: now.version };
    },
  });
}
