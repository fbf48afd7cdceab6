import { TextField } from '#admin/ui/fields/TextField.tsx';
import {
  languageName,
  otherLanguages,
  sameAsOriginal,
  tagOf,
} from '#admin/ui/text/site-languages.ts';
import { staff } from '#languages/staff.ts';
import { folderIn, type OwnSentence } from './other-languages.ts';
import type { SettingsFields } from './use-settings-form.ts';

interface InOtherLanguagesProps {
  form: SettingsFields;
  /** Of the field in the main language. */
  label: string;
  name: OwnSentence;
  limit: number;
}

/** A sentence once more for each other language that visitors can read; nothing on a site of one. */
export function InOtherLanguages({ form, label, name, limit }: InOtherLanguagesProps) {
  const original = form.getValues(name === 'second' ? 'second.label' : name);
  return otherLanguages().map((code) => (
    <TextField
      key={code}
      label={staff.settings.inLanguage(label, languageName(code))}
      lang={tagOf(code)}
      limit={limit}
      hint={(text) => sameAsOriginal(original, text)}
      placeholder={folderIn(code)[name]}
      {...form.field(`others.${code}.${name}`)}
    />
  ));
}
