import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { TextAreaField } from '#admin/ui/fields/TextAreaField.tsx';
import { type MediaItem, toSummary } from '#data/media/media.ts';
import { MEDIA_LIMITS } from '#domain/media/media.ts';
import { countCharacters } from '#domain/text/plain-text.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { Thumbnail } from './Thumbnail.tsx';
import type { Replacement, useReplacement } from './use-replacement.ts';

interface ReplaceDialogProps {
  item: MediaItem;
  ready: Replacement;
  replacement: ReturnType<typeof useReplacement>;
  onClose: () => void;
}

/** The old picture and the new one as it will be; what the new one shows is asked for again. */
export function ReplaceDialog({ item, ready, replacement, onClose }: ReplaceDialogProps) {
  const [alt, setAlt] = useState('');
  const [decorative, setDecorative] = useState(item.decorative);
  const [problem, setProblem] = useState('');
  const address = useAddressOf(ready.blob);

  function take(): void {
    const isLong = countCharacters(alt) > MEDIA_LIMITS.alt;
    const words = { alt: alt.trim() || (decorative ? item.alt : ''), decorative };
    if (isLong) setProblem(staff.media.tooManyCharacters(MEDIA_LIMITS.alt));
    else if (!words.decorative && words.alt === '') setProblem(staff.media.newNeedsDescription);
    else replacement.mutate({ ...ready, words }, { onSuccess: onClose });
  }

  return (
    <ConfirmDialog
      isOpen
      isForm
      width="full"
      title={staff.media.askReplace}
      onCancel={onClose}
      confirm={staff.media.useTheNewOne}
      onConfirm={take}
      change={replacement}
    >
      <SideBySide captions={[staff.media.oldOne, staff.media.newOne]}>
        <Thumbnail media={toSummary(item)} width={640} fit="contain" alt={item.alt} />
        <img src={address} alt={staff.media.newOne} className="size-full bg-shade object-contain" />
      </SideBySide>
      <div>
        {!decorative && (
          <>
            <TextAreaField
              lang={site.language}
              label={staff.media.whatNewOneShows}
              autoFocus
              value={alt}
              limit={MEDIA_LIMITS.alt}
              error={problem}
              onChange={(text) => {
                setAlt(text);
                setProblem('');
              }}
            />
            {item.alt && alt !== item.alt && (
              <Button kind="link" onClick={() => setAlt(item.alt)}>
                {staff.media.stillDescribed(item.alt)}
              </Button>
            )}
          </>
        )}
        <Checkbox checked={decorative} onChange={setDecorative}>
          {staff.media.decorativeHint}
        </Checkbox>
      </div>
    </ConfirmDialog>
  );
}

interface SideBySideProps {
  captions: readonly [old: string, new_: string];
  children: readonly [old: ReactNode, new_: ReactNode];
}

export function SideBySide({ captions, children }: SideBySideProps) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-6">
      {captions.map((caption, nth) => (
        <figure key={nth === 0 ? 'old' : 'new'} className="min-w-0">
          <div className="h-[30dvh] max-h-72 min-h-32 overflow-hidden rounded-md">
            {children[nth]}
          </div>
          <figcaption className="wrap-anywhere mt-1.5 font-semibold text-note">
            {caption}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** An object URL. */
function useAddressOf(blob: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}
