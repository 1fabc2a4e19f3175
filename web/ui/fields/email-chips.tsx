import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { DUPLICATE_EMAILS, isEmail } from '../../../machines/rules/contact/email.ts';
import {
  addEntries,
  DUPLICATE_SHOWN_MS,
  duplicatePositions,
  pastedEntries,
  typedEntries,
  withoutDuplicates,
} from '../../../machines/rules/contact/email-list.ts';
import { Chip } from '../chips.tsx';
import { chipsBoxClass } from './control-classes.ts';
import { useControl, useOwnError } from './field.tsx';

type EmailChipsProps = {
  /** Finds the input in its form, such as for the focus at a refusal. */
  name?: string;
  value: readonly string[];
  onValue: (emails: readonly string[]) => void;
  /** The typed text that is no entry yet, where the parent keeps it; otherwise it is kept here. */
  text?: string;
  onText?: (text: string) => void;
  max?: number;
  onBlur?: () => void;
  placeholder?: string;
};

/**
 * A list of addresses, inside a `Field` that carries its message. A comma, semicolon, Enter or Tab ends an address and a
 * paste is split. A repeated address is marked for a second, with its message, and then goes; Backspace in the empty input takes the last one.
 */
export function EmailChips({ name, value, onValue, text, onText, max, onBlur, placeholder }: EmailChipsProps) {
  const [ownText, setOwnText] = useState('');
  const [typing, setTyping] = [text ?? ownText, onText ?? setOwnText];
  const input = useRef<HTMLInputElement>(null);
  const control = useControl();
  const duplicates = duplicatePositions(value);
  useOwnError(duplicates.length > 0 ? DUPLICATE_EMAILS : null);
  useRemovedDuplicates(value, duplicates.length > 0, onValue);

  const add = (entries: readonly string[], rest: string) => {
    const { list, refused } = addEntries(value, entries, max);
    setTyping([...refused, rest].filter(Boolean).join('; '));
    if (list.length > value.length) onValue(list);
  };
  const type = (text: string) => {
    const { entries, rest } = typedEntries(text);
    if (entries.length > 0) add(entries, rest);
    else setTyping(rest);
  };
  const finish = () => {
    if (typing.trim() !== '') add(pastedEntries(typing), '');
  };
  const press = (event: KeyboardEvent) => {
    const ends = event.key === 'Enter' || event.key === 'Tab';
    if (ends && typing.trim() !== '') {
      event.preventDefault();
      finish();
    }
    if (event.key === 'Backspace' && typing === '' && value.length > 0) onValue(value.slice(0, -1));
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    add(pastedEntries(typing + event.clipboardData.getData('text')), '');
  };
  const remove = (position: number) => {
    onValue(value.filter((_email, at) => at !== position));
    input.current?.focus();
  };
  const tone = (email: string, position: number) => {
    if (duplicates.includes(position)) return 'dup';
    return isEmail(email) ? 'plain' : 'bad';
  };
  return (
    <div className={chipsBoxClass(control['aria-invalid'])}>
      {value.map((email, position) => (
        <Chip
          // biome-ignore lint/suspicious/noArrayIndexKey: an address may be listed twice for a second
          key={`${email} ${position}`}
          value={email}
          tone={tone(email, position)}
          onRemove={() => remove(position)}
        />
      ))}
      <input
        {...control}
        ref={input}
        name={name}
        inputMode="email"
        autoComplete="off"
        placeholder={value.length === 0 ? placeholder : undefined}
        value={typing}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onPaste={paste}
        onBlur={() => {
          finish();
          onBlur?.();
        }}
      />
    </div>
  );
}

function useRemovedDuplicates(value: readonly string[], any: boolean, onValue: EmailChipsProps['onValue']) {
  const latest = useRef(onValue);
  useEffect(() => {
    latest.current = onValue;
  }, [onValue]);
  useEffect(() => {
    if (!any) return;
    const timer = setTimeout(() => latest.current(withoutDuplicates(value)), DUPLICATE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [any, value]);
}
