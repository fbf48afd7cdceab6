import { Button } from '#admin/ui/Button.tsx';

/** Of the phone that a preview shows, in CSS pixels. */
export const PHONE_WIDTH = 390;

interface PreviewWidthProps {
  isPhone: boolean;
  onChange: (isPhone: boolean) => void;
  className?: string;
}

/** Chooses whether a preview is as wide as a phone or as there is room. */
export function PreviewWidth({ isPhone, onChange, className = '' }: PreviewWidthProps) {
  return (
    <fieldset className={`flex gap-2 ${className}`}>
      <legend className="sr-only">Width of the preview</legend>
      <Button
        className="aria-pressed:bg-shade"
        aria-pressed={isPhone}
        onClick={() => onChange(true)}
      >
        Phone
      </Button>
      <Button
        className="aria-pressed:bg-shade"
        aria-pressed={!isPhone}
        onClick={() => onChange(false)}
      >
        Desktop
      </Button>
    </fieldset>
  );
}
