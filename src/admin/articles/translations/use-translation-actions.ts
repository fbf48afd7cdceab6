import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useArticle, useOpenArticle } from '#admin/articles/article-store.ts';
import { articleTranslations } from '#admin/queries/translations.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import type { Action } from '#admin/ui/dialogs/ActionMenu.tsx';
import { languageName, otherLanguages } from '#admin/ui/text/site-languages.ts';
import { translateArticle } from '#data/articles/article-translations.ts';
import { DataError } from '#data/errors.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';
import { showToast, TOASTS } from '#stores/toasts.ts';

/** What the menu of an article says of other languages; nothing in a site of one. */
export function useTranslationActions(): Action[] {
  const { saveAll } = useOpenArticle();
  const navigate = useNavigate();
  const id = useArticle(({ saved }) => saved?.id ?? '');
  const language = useArticle(({ saved }) => saved?.language ?? '');
  const originalId = useArticle(({ saved }) => saved?.translation_of ?? null);
  const others = otherLanguages();
  const isOriginal = id !== '' && language === '' && others.length > 0;
  const { data } = useQuery({ ...articleTranslations([id]), enabled: isOriginal });
  const translating = useDataChange({
    run: async (wanted: string) => {
      // The translation begins with what is on the screen.
      const saved = await saveAll();
      if (!saved) {
        throw new DataError('unavailable', { message: staff.translations.menu.saveFirst });
      }
      return await translateArticle(saved.id, wanted);
    },
    changes: ['posts'],
    leave: (translation) => navigate(STAFF.article(translation.id)),
  });

  if (originalId !== null) {
    const { openOriginal } = staff.translations.menu;
    const open = () => navigate(STAFF.article(originalId));
    return [{ id: 'original', label: openOriginal, run: () => void open() }];
  }
  if (!isOriginal || !data) return [];
  return others.map((other) => {
    const name = languageName(other);
    const there = data.find((translation) => translation.language === other);
    return there
      ? {
          id: `open-${other}`,
          label: staff.translations.menu.open(name),
          run: () => void navigate(STAFF.article(there.postId)),
        }
      : {
          id: `translate-${other}`,
          label: staff.translations.menu.translate(name),
          isDisabled: translating.isPending,
          run: () =>
            translating.mutate(other, {
              onError: ({ message }) => showToast(TOASTS.updateFailed(message)),
            }),
        };
  });
}
