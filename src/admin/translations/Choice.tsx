import { Button } from '#admin/ui/Button.tsx';
import { staff } from '#languages/staff.ts';

interface ChoiceProps<Value extends string> {
  shown: Value;
  options: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
  className?: string;
}

/** What is shown beside a translation, or in its place. */
export function Choice<Value extends string>({
  shown,
  options,
  onChange,
  className = 'mb-6',
}: ChoiceProps<Value>) {
  return (
    <fieldset className={`flex gap-2 ${className}`}>
      <legend className="sr-only">{staff.translations.beside.shown}</legend>
      {(Object.keys(options) as Value[]).map((value) => (
        <Button
          key={value}
          className="aria-pressed:bg-shade"
          aria-pressed={value === shown}
          onClick={() => onChange(value)}
        >
          {options[value]}
        </Button>
      ))}
    </fieldset>
  );
}
