import { Button } from '#admin/ui/Button.tsx';

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
      <legend className="sr-only">Width of the preview</legend>
      {['Phone', 'Desktop'].map((name) => {
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
