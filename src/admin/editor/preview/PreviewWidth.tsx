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
      {[staff.editor.phone, staff.editor.desktop].map((name) => {
        const isOn = (name === 'Phone') === isPhone;
        const choose = () => onChange(name === 'Phone');
        return (
          <Button key={name} className="aria-pressed:bg-shade" aria-pressed={isOn} onClick={choose}>
            {name}
          </Button>
        );
      })}
    </fieldset>
  );
}
