import type { KeyboardEvent, ReactNode } from 'react';
import {
  ComboBox as AriaComboBox,
  Button,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  useFilter,
} from 'react-aria-components';
import { describedBy, FieldMessage } from './FieldMessage.tsx';
import { fieldClass } from './field-class.ts';

interface ComboBoxProps {
  /** Of the input, for whoever leads the keyboard to it. */
  id: string;
  label: string;
  /** What is typed; it need not be one of the suggestions. */
  text: string;
  onType: (text: string) => void;
  suggestions: readonly string[];
  onChoose: (suggestion: string) => void;
  /** When the field is left. */
  onLeave?: () => void;
  /** Keys that do not go to a suggestion. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  placeholder?: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A line of text with suggestions: the arrow keys or the button open them, Enter or a press takes one. */
export function ComboBox({
  id,
  label,
  text,
  onType,
  suggestions,
  onChoose,
  onLeave,
  onKeyDown,
  placeholder,
  hint,
  error,
}: ComboBoxProps) {
  const { contains } = useFilter({ sensitivity: 'base' });

  return (
    <div>
      <AriaComboBox
        allowsCustomValue
        value={null}
        inputValue={text}
        onInputChange={onType}
        defaultItems={suggestions.map((name) => ({ id: name }))}
        // What is typed out in full, and nothing at all, needs no suggestion.
        defaultFilter={(name, input) => {
          const part = input.trim();
          return part !== '' && name !== part && contains(name, part);
        }}
        {...(onLeave && { onBlur: onLeave })}
        id={id}
        isInvalid={Boolean(error)}
        aria-describedby={describedBy(id, { hint, error })}
      >
        <Label className="mb-1.5 block font-medium">{label}</Label>
        <div className="relative">
          <Input
            placeholder={placeholder}
            onKeyDown={(event) => {
              const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
              // It closes the list, and not what the field is in.
              if (event.key === 'Escape' && isOpen) event.stopPropagation();
              const isOnSuggestion = event.currentTarget.hasAttribute('aria-activedescendant');
              if (!isOnSuggestion) onKeyDown?.(event);
            }}
            className={fieldClass({
              isWrong: Boolean(error),
              extra: `block w-full pl-3.5 text-control ${suggestions.length > 0 ? 'pr-11' : 'pr-3.5'}`,
            })}
          />
          {suggestions.length > 0 && (
            <Button className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center rounded-lg text-soft hover:text-text">
              <span aria-hidden="true">▾</span>
            </Button>
          )}
        </div>
        <Popover
          maxHeight={320}
          className="w-(--trigger-width) min-w-52 overflow-y-auto rounded-lg border border-line bg-panel p-1.5 shadow-lg"
        >
          <ListBox className="outline-none">
            {({ id: name }: { id: string }) => (
              <ListBoxItem
                id={name}
                textValue={name}
                onAction={() => onChoose(name)}
                className="wrap-anywhere block min-h-11 cursor-pointer rounded-md px-3 py-2.5 outline-none data-focused:bg-shade"
              >
                {name}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaComboBox>
      <FieldMessage id={id} hint={hint} error={error} />
    </div>
  );
}
