import { useNavigate } from 'react-router';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import type { Saver } from '#admin/saving/saver.ts';
import type { Action } from '#admin/ui/dialogs/ActionMenu.tsx';
import { languageName } from '#admin/ui/text/site-languages.ts';
import { DataError } from '#data/errors.ts';
import { staff } from '#languages/staff.ts';
import { showToast, TOASTS } from '#stores/toasts.ts';
import type { DocumentKind, StoredDocument } from './document-kind.ts';

interface Translations<Saved> {
  /** Where each is written, by the code of its language, the original by ''; null for one that can be begun. */
  places: Readonly<Record<string, string | null>>;
  /** Begins one. @returns where it is written. */
  begin: (saved: Saved, language: string) => Promise<string>;
}

/** What the menu of a document says of other languages. */
export function useTranslationActions<Value, Saved extends StoredDocument>(
  { entity }: Pick<DocumentKind<Saved>, 'entity'>,
  saver: Saver<Value, Saved>,
  { places, begin }: Translations<Saved>,
): Action[] {
  const navigate = useNavigate();
  const words = staff.translations.menu;
  const translating = useDataChange({
    run: async (language: string) => {
      // The translation begins with what is on the screen.
      const saved = await saver.saveAll();
      if (!saved) throw new DataError('unavailable', { message: words.saveFirst });
      return await begin(saved, language);
    },
    changes: [entity],
    leave: (place) => navigate(place),
  });
  return Object.entries(places).map(([code, place]) =>
    place === null
      ? {
          id: `translate-${code}`,
          label: words.translate(languageName(code)),
          isDisabled: translating.isPending,
          run: () =>
            translating.mutate(code, {
              onError: ({ message }) => showToast(TOASTS.updateFailed(message)),
            }),
        }
      : {
          id: `open-${code}`,
          label: code === '' ? words.openOriginal : words.open(languageName(code)),
          run: () => void navigate(place),
        },
  );
}
