import type { Chart } from '../../chart/chart.types.ts';
import { eventLabel } from '../../model/describe-path.ts';
import { shortId, stateHash } from '../drawing/marked.ts';
import { placeOfState, type Sources } from './sources.ts';

export type Entry = {
  readonly kind: 'machine' | 'state' | 'event' | 'action' | 'guard';
  readonly name: string;
  /** The name of the machine's page. */
  readonly machine: string;
  /** Below the address of the machine's page: where it is seen. */
  readonly hash: string;
  /** Its line of source. */
  readonly place: string | null;
};

/** 'hasHold' of 'slot.cleared [hasHold 2]' */
const guardOf = (label: string) => /\[(\S+?)(?: [^\]]*)?\]$/.exec(label)?.[1];

/** 'notifyOwner' of 'notifyOwner'; an assign, which has no name, is no entry. */
const actionName = (words: string) => (/^[\w.]+$/.test(words) ? [words] : []);

/** All that one machine has a name for, each once, at the first state that has it. */
function entriesOf(chart: Chart, sources: Sources | null): Entry[] {
  const { name: machine, states } = chart;
  const found = new Map<string, Entry>();
  const own = sources?.lines[machine] ?? {};
  const add = (kind: Entry['kind'], name: string, id: string, place: string | null) => {
    const key = `${kind} ${name}`;
    if (!found.has(key)) found.set(key, { kind, name, machine, hash: kind === 'machine' ? '' : stateHash(id), place });
  };
  for (const { id, parent, entry, exit, transitions } of states) {
    const place = sources && placeOfState(sources, machine, id);
    if (parent === null) add('machine', chart.title, id, place);
    else add('state', shortId(id), id, place);
    for (const { event, label, actions } of transitions) {
      if (event !== '') add('event', eventLabel(event), id, own[`event ${id} ${event}`] ?? place);
      const guard = guardOf(label);
      if (guard) add('guard', guard, id, own[`guard ${guard}`] ?? place);
      for (const action of actions.flatMap(actionName)) add('action', action, id, own[`action ${action}`] ?? place);
    }
    for (const action of [...entry, ...exit].flatMap(actionName))
      add('action', action, id, own[`action ${action}`] ?? place);
  }
  return [...found.values()];
}

export const entriesOfAll = (charts: readonly Chart[], sources: Sources | null) =>
  charts.flatMap((chart) => entriesOf(chart, sources));

const KINDS: readonly Entry['kind'][] = ['machine', 'state', 'event', 'action', 'guard'];

/** Rank of an entry for one word, less is better: its whole name, its beginning, a part of it, its machine or kind. */
function rankOf({ kind, name, machine }: Entry, word: string): number | null {
  const [own, around] = [name.toLowerCase(), `${machine} ${kind}`];
  if (own === word) return 0;
  if (own.startsWith(word) || own.split(/[.\s]/).some((part) => part.startsWith(word))) return 1;
  if (own.includes(word)) return 2;
  return around.includes(word) ? 3 : null;
}

/** Entries with all the words in their name, machine or kind; the best names first. */
export function found(entries: readonly Entry[], words: string, most: number): readonly Entry[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  return entries
    .flatMap((entry) => {
      const ranks = wanted.map((word) => rankOf(entry, word));
      return ranks.includes(null) ? [] : [{ entry, rank: ranks.reduce((sum: number, one) => sum + (one ?? 0), 0) }];
    })
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        KINDS.indexOf(one.entry.kind) - KINDS.indexOf(other.entry.kind) ||
        one.entry.name.length - other.entry.name.length,
    )
    .slice(0, most)
    .map(({ entry }) => entry);
}
