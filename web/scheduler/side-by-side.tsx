import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { inputClass } from '../ui/fields/control-classes.ts';
import { Checkbox } from '../ui/fields/switches.tsx';

/** With the first clinic four: so many have room on one screen. */
const MAX_BESIDE = 3;

/** So many sites are found by looking. */
const UNSEARCHED = 12;

/** True where each word of a search is in a site's name. */
export const isNamed = (name: string, words: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.toLowerCase().includes(word));

/** The clinics that an address or a memory names, as far as there are such. */
export const besideOf = (clinics: readonly { id: string }[], first: string, named: string): readonly string[] =>
  [...new Set(named.split(' '))]
    .filter((wanted) => wanted !== first && clinics.some(({ id }) => id === wanted))
    .slice(0, MAX_BESIDE);

type Props = {
  others: readonly { id: string; name: string }[];
  beside: readonly string[];
  onBeside: (ids: readonly string[]) => void;
  onClose: () => void;
};

/** Chooses the clinics beside the first one; each is shown as soon as it is chosen. */
export function SideBySideDialog({ others, beside, onBeside, onClose }: Props) {
  const isFull = beside.length === MAX_BESIDE;
  const [words, setWords] = useState('');
  const shown = others.filter(({ id, name }) => beside.includes(id) || isNamed(name, words));
  return (
    <Dialog
      open
      onClose={onClose}
      title="Sites side by side"
      text={`Up to ${MAX_BESIDE + 1} sites share the board of a day. A booking is moved from one to another like any other.`}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {others.length > UNSEARCHED ? (
        <input
          className={inputClass('mt-3 px-2.5')}
          aria-label="Find a site"
          placeholder="Find a site"
          autoComplete="off"
          maxLength={100}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      ) : null}
      {shown.length === 0 ? <p className="mt-3 text-text-2">No site matches “{words}”.</p> : null}
      <div className="mt-2 grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
        {shown.map(({ id, name }) => (
          <Checkbox
            key={id}
            className="center min-h-8 max-sm:min-h-11"
            checked={beside.includes(id)}
            disabled={isFull && !beside.includes(id)}
            onValue={(isShown) => onBeside(isShown ? [...beside, id] : beside.filter((one) => one !== id))}
          >
            {name}
          </Checkbox>
        ))}
      </div>
    </Dialog>
  );
}
