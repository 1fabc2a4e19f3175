import { useEffect, useRef, useState } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { defined } from '../../../machines/lib/assert-defined.ts';
import type { LookupItem } from '../../../machines/lookup/lookup.types.ts';
import { lookupStartMachine } from '../../../machines/lookup-start/lookup-start.machine.ts';
import { inputClass } from '../../ui/fields/control-classes.ts';
import { useControl } from '../../ui/fields/field.tsx';
import { loadWithRetry } from '../../ui/loading/load-with-retry.ts';
import { useIsStaged, useMachine } from '../machines/use-machine.ts';
import { formDraft } from '../session/form-drafts.ts';
import { LookupPlaceholder } from './lookup-placeholder.tsx';
import type { LookupStart } from './lookup-start.ts';
import type { LookupProps } from './use-lookup-machine.ts';

type Box = typeof import('./lookup-box.tsx').default;

/** The list, once its code is there: not `lazy`, which would show another field while it waits, without focus and words. */
let LoadedBox: Box | null = null;

export async function loadLookupBox(): Promise<void> {
  LoadedBox = (await loadWithRetry(() => import('./lookup-box.tsx'))).default;
}

const hosted = lookupStartMachine.provide({ actors: { loadList: fromPromise<void>(loadLookupBox) } });

const OffField = ({ reason }: { reason: string }) => (
  <input {...useControl()} className={inputClass()} readOnly value="" aria-disabled placeholder={reason} />
);

/** Words that name no entry, from before the field was here. */
function wordsLeft({ unchosen, addNew }: Pick<LookupProps<LookupItem>, 'unchosen' | 'addNew'>): string {
  if (unchosen) return unchosen;
  const words = addNew?.draftKey ? formDraft(addNew.draftKey) : undefined;
  return typeof words === 'string' ? words : '';
}

const startOf = (start: SnapshotFrom<typeof lookupStartMachine>, field: HTMLInputElement | null): LookupStart => ({
  hasFocus: start.matches({ focus: 'inside' }),
  typed: start.matches({ words: 'untouched' }) ? null : start.context.words,
  isConfirmed: start.matches({ words: 'confirmed' }),
  selected: [field?.selectionStart ?? 0, field?.selectionEnd ?? 0],
});

/** A list from the server that is searched by typing, inside a `Field`. `within` is what its `load` depends on. */
export const Lookup = <Item extends LookupItem>(props: LookupProps<Item>) =>
  props.off ? <OffField reason={props.off} /> : <Started {...props} />;

function Started<Item extends LookupItem>(props: LookupProps<Item>) {
  const [words] = useState(() => wordsLeft(props));
  const [snapshot, send, actor] = useMachine(hosted, { input: { words } });
  const isStaged = useIsStaged();
  const field = useRef<HTMLInputElement>(null);
  const isShown = snapshot.matches({ list: 'shown' });
  const valueId = props.onWords ? '' : props.value?.id;
  const before = useRef(valueId);
  useEffect(() => {
    if (before.current !== valueId && !isShown) send({ type: 'value.changed', words: wordsLeft(props) });
    before.current = valueId;
  });
  // Only looked at, it has nothing that could be thrown.
  if (snapshot.matches({ list: 'failed' }) && !isStaged) throw snapshot.context.fault;
  if (isShown) {
    const Box = defined(LoadedBox);
    return <Box {...props} start={() => startOf(actor.getSnapshot(), field.current)} />;
  }
  return (
    <LookupPlaceholder
      {...props}
      key={valueId}
      field={field}
      words={snapshot.context.words}
      isUntouched={snapshot.matches({ words: 'untouched' })}
      send={send}
    />
  );
}
