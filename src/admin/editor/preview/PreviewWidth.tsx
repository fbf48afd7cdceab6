import { Button } from '#admin/ui/Button.tsx';
import { staff } from '#languages/staff.ts';

/** In CSS pixels. */
export const PHONE_WIDTH = 390;

interface PreviewWidthProps {
  isPhone: boolean;
  onChange: (isPhone: boolean) => void;
  className: string;
}

export function PreviewWidth({ isPhone, onChange, className }: PreviewWidthProps) {
  return (
    <fieldset className={`flex gap-2 ${className}`}>
      <legend className="sr-only">{staff.editor.widthOfThePreview}</legend>
      {[true, false].map((isNarrow) => (
        <Button
          key={`${isNarrow}`}
          className="aria-pressed:bg-shade"
          aria-pressed={isNarrow === isPhone}
          onClick={() => onChange(isNarrow)}
        >
          {isNarrow ? staff.editor.phone : staff.editor.desktop}
        </Button>
      ))}
    </fieldset>
  );
}
