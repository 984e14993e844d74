import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Field } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { TextInput } from './text-input.tsx';
import { uiCopy } from './ui.copy.ts';

const REST_MS = 300;

type SearchFieldProps = {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
};

/** Tells what was typed once the hand rests, or at once on Enter. */
export function SearchField({
  label,
  placeholder = uiCopy.searchPlaceholder,
  value,
  onChange,
}: SearchFieldProps) {
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(value);
  // The address changed by itself, by going back.
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setText(value);
  }, [value]);
  const tell = (next: string) => {
    if (next.trim() === told.current) return;
    told.current = next.trim();
    onChange(next.trim());
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed starts the clock
  useEffect(() => {
    const timer = setTimeout(() => tell(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const clear = () => {
    setText('');
    tell('');
    input.current?.focus();
  };
  return (
    <Field label={label} isLabelHidden className="relative min-w-0 flex-1">
      <Search
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute top-[13px] left-3.5 z-10 text-ink-soft"
      />
      <TextInput
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        value={text}
        placeholder={placeholder}
        className="pr-11 pl-10"
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') tell(text);
          if (event.key === 'Escape' && text !== '') {
            event.preventDefault();
            clear();
          }
        }}
      />
      {text !== '' && (
        <IconButton
          label={uiCopy.clearSearch}
          icon={<X size={18} aria-hidden="true" />}
          className="absolute! top-0 right-0"
          onClick={clear}
        />
      )}
    </Field>
  );
}
