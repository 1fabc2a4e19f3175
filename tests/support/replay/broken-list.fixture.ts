import { behaviourMutationsOf } from '../../../lab/mutation/behaviour.ts';
import { plantMutation } from '../../../lab/mutation/mutation.ts';
import { listMachine } from '../../../machines/list/list.machine.ts';

/** Preloaded into a process whose list asks for a next page where there is none. */
export function breakList(): void {
  const name = 'list.loaded loadMore.pressed → list.loadingMore #1: guard always true';
  const mutation = behaviourMutationsOf(listMachine()).find((one) => one.name === name);
  if (!mutation) throw new Error(`There is no mutation ${name}.`);
  plantMutation(mutation);
}
if (process.env['BREAK_LIST'] === '1') breakList();
