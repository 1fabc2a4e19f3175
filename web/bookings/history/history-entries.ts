import { shortAction } from './history-labels.ts';

type Entry = { action: string; by: string | null; about?: string | null };

/** Entries about one candidate, or about the booking with all its candidates. */
export const entriesAbout = <Known extends Entry>(entries: readonly Known[], candidateName: string): readonly Known[] =>
  entries.filter(({ about }) => !about || about === candidateName);

const isLook = ({ action }: Entry) => shortAction(action) === 'opened';

/** Looks that follow each other are one entry, at the time of the last one, with everybody who looked. */
export function withFoldedLooks<Known extends Entry>(entries: readonly Known[]): readonly Known[] {
  const runs: { entry: Known; people: Set<string> }[] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run && isLook(run.entry) && isLook(entry)) {
      if (entry.by) run.people.add(entry.by);
    } else runs.push({ entry, people: new Set(entry.by ? [entry.by] : []) });
  }
  return runs.map(({ entry, people }) =>
    people.size > 1 ? { ...entry, by: namesIn([...people]), about: null } : entry,
  );
}

const namesIn = (people: readonly string[]) => `${people.slice(0, -1).join(', ')} and ${people.at(-1)}`;
