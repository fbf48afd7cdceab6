import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LazyMediaPicker } from '#admin/media/picker/LazyMediaPicker.tsx';
import { StoredPicture } from '#admin/media/StoredPicture.tsx';
import { mediaById } from '#admin/queries/media.ts';
import { Button } from '#admin/ui/Button.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { staff } from '#languages/staff.ts';
import type { SettingsFields } from './use-settings-form.ts';

/** The picture in the header that takes the place of the name. */
export function LogoField({ form: { boundTo } }: { form: SettingsFields }) {
  const { value: logo, onChange } = boundTo('logo');
  const { value: name } = boundTo('name');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Choice
        name={staff.settings.fields.logo.label}
        hint={staff.settings.logoHint(name)}
        media={logo.media}
        ground="bg-(--color-bone)"
        onChange={(media) => onChange({ media, dark: media && logo.dark })}
      />
      {logo.media && (
        <Choice
          name={staff.settings.logoOnDarkGrounds}
          hint={staff.settings.darkLogoHint}
          media={logo.dark}
          ground="bg-(--color-ink)"
          onChange={(dark) => onChange({ ...logo, dark })}
        />
      )}
    </div>
  );
}

/** In the tabs of browsers, and on the screens of phones. */
export function IconField({ form: { boundTo } }: { form: SettingsFields }) {
  const { value: media, onChange } = boundTo('icon');
  return (
    <Choice
      {...{ name: staff.settings.fields.icon.label, media, onChange }}
      hint={staff.settings.fields.icon.hint}
      ground="bg-(--color-bone)"
    />
  );
}

interface ChoiceProps {
  name: string;
  hint: string;
  /** Id of the picture. */
  media: string | null;
  ground: string;
  onChange: (media: string | null) => void;
}

function Choice({ name, hint, media, ground, onChange }: ChoiceProps) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{name}</legend>
      {media && (
        <div className={`mb-3 h-24 max-w-72 overflow-hidden rounded-lg p-3 ${ground}`}>
          <Shown id={media} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {media ? staff.settings.change : staff.uploads.choose}
          <span className="sr-only"> {staff.screens.quoted(name)}</span>
        </Button>
        {media && (
          <Button kind="quiet" onClick={() => onChange(null)}>
            <RichText
              text={staff.settings.takeOut(name)}
              parts={{ heard: (words) => <span className="sr-only">{words}</span> }}
            />
          </Button>
        )}
      </div>
      <p className="mt-1.5 text-note text-soft">{hint}</p>
      <LazyMediaPicker
        isOpen={isChoosing}
        selectionMode="single"
        onOpenChange={setChoosing}
        onChoose={([picture]) => picture && onChange(picture.id)}
      />
    </fieldset>
  );
}

function Shown({ id }: { id: string }) {
  const { data, isError } = useQuery(mediaById(id));
  if (data) {
    return <StoredPicture media={data} width={640} alt="" className="size-full object-contain" />;
  }
  if (!isError) return null;
  return <p className="text-note">{staff.settings.pictureGone}</p>;
}
