import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, assign, not } from 'xstate';
import { actionLabel } from '../chart/action-labels.ts';
import { isTimer, nameOf, nodesOf, transitionsOf } from '../model/machine-graph.ts';

/** A change of what a machine does rather than of where it goes. */
export type BehaviourMutation = {
  readonly machineId: string;
  /** Of all machines made alike, what to change: told apart by its name. */
  readonly name: string;
  readonly plant: (root: AnyStateNode) => void;
};

type Action = AnyStateNode['entry'][number];
type ActionChange = (old: readonly Action[]) => Action[];
type Assignment = Record<string, unknown>;

/** Fields set by an inline `assign`. */
function assignmentOf(action: unknown): Assignment | null {
  if (typeof action !== 'function' || !('assignment' in action)) return null;
  return typeof action.assignment === 'object' && action.assignment ? (action.assignment as Assignment) : null;
}

/** Each way in which one list of actions may be wrong: one left out, one field not set, two fields set to each other's values. */
function wrongActions(actions: readonly Action[], machine: AnyStateMachine): { what: string; change: ActionChange }[] {
  const put = (at: number, one: unknown) => (old: readonly Action[]) => old.with(at, one as Action);
  return actions.flatMap((action, at) => {
    if (isTimer(action)) return [];
    const what = actionLabel(action, machine);
    const dropped = { what: `${what} dropped`, change: (old: readonly Action[]) => old.toSpliced(at, 1) };
    const assignment = assignmentOf(action);
    const fields = Object.keys(assignment ?? {});
    if (!assignment || fields.length < 2) return [dropped];
    const without = fields.map((field) => {
      const { [field]: _left, ...rest } = assignment;
      return { what: `${field} not set`, change: put(at, assign(rest)) };
    });
    // Two that are set to the same are the same the other way round.
    const [one = ''] = fields;
    const other = fields.find((field) => assignment[field] !== assignment[one]);
    if (other === undefined) return without;
    const swapped = { ...assignment, [one]: assignment[other], [other]: assignment[one] };
    return [...without, { what: `${one} and ${other} swapped`, change: put(at, assign(swapped)) }];
  });
}

/** Finds the node again in another machine made alike. */
const nodeIn = (root: AnyStateNode, id: string) => nodesOf(root).find((node) => node.id === id);

function replaceTransition(node: AnyStateNode, name: string, by: (old: AnyTransitionDefinition) => object) {
  const at = transitionsOf(node).find((taken) => nameOf(taken) === name);
  if (!at) return;
  const changed = (all: readonly AnyTransitionDefinition[]) =>
    all.map((one) => (one === at ? { ...one, ...by(one) } : one)) as AnyTransitionDefinition[];
  for (const [event, all] of node.transitions) node.transitions.set(event, changed(all));
  if (node.always) node.always = changed(node.always);
}

function ofTransition(taken: AnyTransitionDefinition): Omit<BehaviourMutation, 'machineId'>[] {
  const [id, name] = [taken.source.id, nameOf(taken)];
  const changing = (what: string, by: (old: AnyTransitionDefinition) => object) => ({
    name: `${name}: ${what}`,
    plant: (root: AnyStateNode) => {
      const node = nodeIn(root, id);
      if (node) replaceTransition(node, name, by);
    },
  });
  const guards = taken.guard
    ? [
        changing('guard negated', ({ guard }) => ({ guard: not(guard as never) })),
        changing('guard always true', () => ({ guard: undefined })),
      ]
    : [];
  const actions = wrongActions(taken.actions, taken.source.machine).map(({ what, change }) =>
    changing(what, ({ actions }) => ({ actions: change(actions) })),
  );
  return [...guards, ...actions];
}

function ofState(node: AnyStateNode): Omit<BehaviourMutation, 'machineId'>[] {
  const { id, machine } = node;
  const lists = (['entry', 'exit'] as const).flatMap((when) =>
    wrongActions(node[when], machine).map(({ what, change }) => ({
      name: `${id} ${when}: ${what}`,
      plant: (root: AnyStateNode) => {
        const found = nodeIn(root, id);
        if (found) found[when] = change(found[when]);
      },
    })),
  );
  const inputs = node.invoke.flatMap(({ input, id: invoked }, at) =>
    input === undefined
      ? []
      : [
          {
            name: `${id} calls ${invoked}: input dropped`,
            plant: (root: AnyStateNode) => {
              const call = nodeIn(root, id)?.invoke[at];
              if (call) Object.assign(call, { input: undefined });
            },
          },
        ],
  );
  return [...lists, ...inputs];
}

type Delay = number | ((...args: never[]) => number);
const changedDelays = new WeakSet<object>();

/** A machine that is given ports is made again, with what it had: nothing is changed twice. */
function scaled(delay: Delay, factor: number): Delay {
  if (typeof delay === 'function' && changedDelays.has(delay)) return delay;
  const changed = (...args: never[]) => factor * (typeof delay === 'function' ? delay(...args) : delay);
  changedDelays.add(changed);
  return changed;
}

const ofDelays = ({ implementations }: AnyStateMachine): Omit<BehaviourMutation, 'machineId'>[] =>
  Object.entries(implementations.delays).flatMap(([delay, written]) =>
    // Half of nothing is nothing.
    written === 0
      ? []
      : (
          [
            ['halved', 0.5],
            ['doubled', 2],
          ] as const
        ).map(([what, factor]) => ({
          name: `delay ${delay} ${what}`,
          plant: ({ machine }: AnyStateNode) => {
            const { delays } = machine.implementations as { delays: Record<string, Delay> };
            const existing = delays[delay];
            if (existing === undefined) return;
            Object.assign(machine.implementations, { delays: { ...delays, [delay]: scaled(existing, factor) } });
          },
        })),
  );

/** Guards negated and fixed, actions and fields left out, fields swapped, inputs left out, delays halved and doubled. */
export function behaviourMutationsOf(machine: AnyStateMachine): BehaviourMutation[] {
  const all = nodesOf(machine.root).flatMap((node) => [...transitionsOf(node).flatMap(ofTransition), ...ofState(node)]);
  // Two actions of one list may have the same name; only one of them is mutated.
  const byName = new Map([...ofDelays(machine), ...all].map((one) => [one.name, { ...one, machineId: machine.id }]));
  return [...byName.values()];
}
