import { Select } from '#admin/ui/fields/Select.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import {
  languageName,
  otherLanguages,
  sameAsOriginal,
  tagOf,
} from '#admin/ui/text/site-languages.ts';
import type { Fact } from '#domain/settings/field.ts';
import { FACTS, type SaidName, type TextName } from '#domain/settings/fields.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { folderIn } from './other-languages.ts';
import type { SettingsFields } from './use-settings-form.ts';

interface SettingFieldsProps {
  form: SettingsFields;
  names: readonly TextName[];
}

/** Plain fields of the settings, as their table has them. */
export function SettingFields({ form, names }: SettingFieldsProps) {
  return names.map((name) => {
    const { limit, type, options }: Fact<string> = FACTS[name];
    const { label, hint }: { label: string; hint?: string } = staff.settings.fields[name];
    if (options) {
      return (
        <Select
          key={name}
          isLabelAbove
          label={label}
          options={options(staff.settings)}
          {...form.boundTo(name)}
        />
      );
    }
    const isSaid = 'words' in FACTS[name];
    return [
      <TextField
        key={name}
        label={label}
        lang={isSaid ? site.language : undefined}
        hint={hint}
        {...{ type, ...(limit && { limit }), ...form.field(name) }}
      />,
      isSaid && (
        <InOtherLanguages key={`${name} in others`} {...{ form, label }} name={name as SaidName} />
      ),
    ];
  });
}

/** Another number, with what it is for. */
export function SecondPhoneFields({ form }: { form: SettingsFields }) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={staff.settings.fields.second.label}
          type="tel"
          hint={staff.settings.fields.second.hint}
          {...form.field('second.number')}
        />
        <TextField
          label={staff.settings.secondTelephoneLabel}
          hint={staff.settings.secondTelephoneLabelHint}
          limit={FACTS.second.limit}
          placeholder={staff.settings.emergencies}
          {...form.field('second.label')}
        />
      </div>
      <InOtherLanguages form={form} label={staff.settings.secondTelephoneLabel} name="second" />
    </>
  );
}

interface InOtherLanguagesProps {
  form: SettingsFields;
  /** Of the field in the main language. */
  label: string;
  name: SaidName;
}

/** A sentence once more for each other language that visitors can read; nothing on a site of one. */
function InOtherLanguages({ form, label, name }: InOtherLanguagesProps) {
  const original = form.getValues(name === 'second' ? 'second.label' : name);
  return otherLanguages().map((code) => (
    <TextField
      key={code}
      label={staff.settings.inLanguage(label, languageName(code))}
      lang={tagOf(code)}
      limit={FACTS[name].limit}
      hint={(text) => sameAsOriginal(original, text)}
      placeholder={folderIn(code)[name]}
      {...form.field(`others.${code}.${name}`)}
    />
  ));
}
