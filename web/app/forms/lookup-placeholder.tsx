import { ChevronDown } from 'lucide-react';
import type { PointerEvent, RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { LookupItem } from '../../../machines/lookup/lookup.types.ts';
import type { lookupStartMachine } from '../../../machines/lookup-start/lookup-start.machine.ts';
import { iconButtonClass } from '../../ui/button.tsx';
import { inputClass } from '../../ui/fields/control-classes.ts';
import { useControl } from '../../ui/fields/field.tsx';
import { saveFormDraft } from '../session/form-drafts.ts';
import type { LookupProps } from './use-lookup-machine.ts';

type PlaceholderProps = Pick<
  LookupProps<LookupItem>,
  'value' | 'onWords' | 'onUnchosen' | 'maxLength' | 'placeholder' | 'addNew'
> & {
  field: RefObject<HTMLInputElement | null>;
  /** That stood here when the field appeared. */
  words: string;
  isUntouched: boolean;
  send: ActorRefFrom<typeof lookupStartMachine>['send'];
};

/** Looks and sounds like the field with its list, whose code is fetched when a person comes to the field. */
export function LookupPlaceholder(props: PlaceholderProps) {
  const { value, placeholder, onWords, onUnchosen, addNew, maxLength, field, words, isUntouched, send } = props;
  const press = ({ currentTarget: { ownerDocument } }: PointerEvent) => {
    send({ type: 'pointer.pressed' });
    // The click comes right after the release, and belongs to this field.
    const release = () => setTimeout(() => send({ type: 'pointer.released' }));
    for (const end of ['pointerup', 'pointercancel']) ownerDocument.addEventListener(end, release, { once: true });
  };
  return (
    <div className="relative">
      <input
        {...useControl()}
        ref={field}
        className={inputClass('pr-9 pl-2.5')}
        role="combobox"
        aria-expanded="false"
        autoComplete="off"
        placeholder={placeholder}
        maxLength={maxLength}
        defaultValue={words || (value?.name ?? '')}
        onPointerDown={press}
        onFocus={() => send({ type: 'field.entered' })}
        onBlur={() => send({ type: 'field.left' })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || isUntouched) return;
          event.preventDefault(); // the list confirms the words once it is there; a form must not be sent without them
          send({ type: 'words.confirmed' });
        }}
        onInput={(event) => {
          const typed = event.currentTarget.value;
          send({ type: 'words.typed', words: typed });
          onWords?.(typed);
          onUnchosen?.(typed);
          if (addNew?.draftKey) saveFormDraft(addNew.draftKey, typed);
        }}
      />
      <span className={iconButtonClass(true, 'pointer-events-none absolute top-1/2 right-1 size-7 -translate-y-1/2')}>
        <ChevronDown className="size-3.5" />
      </span>
    </div>
  );
}
