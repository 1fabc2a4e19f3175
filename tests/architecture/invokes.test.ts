import { expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { nodesOf } from '../../lab/model/machine-graph.ts';
import { registry } from '../../machines/registry/registry.ts';

/** Streams, which report a failure as an event, and machines of their own, which answer to their errors themselves. */
const STREAMS_AND_MACHINES = [
  'clock',
  'slotChanges',
  'sentElsewhere',
  'fetchFile',
  'sendFile',
  'list',
  'move',
  'boardChanges',
  'tab',
  'line',
  'slotSearch',
  'bookingDraft',
  'slotReservation',
];

/** True if a state, or one around it, answers to the error of this actor. */
const isHeard = (node: AnyStateNode | undefined, type: string): boolean =>
  node !== undefined && (node.transitions.has(type) || isHeard(node.parent, type));

test('[machine.errors] every actor that a machine invokes has an answer to its error', () => {
  const deaf = registry.flatMap(({ machine }) =>
    nodesOf(machine.root).flatMap((node) =>
      node.invoke
        .filter(({ src }) => !STREAMS_AND_MACHINES.includes(String(src)))
        .filter(({ id }) => !isHeard(node, `xstate.error.actor.${id}`))
        .map(({ src }) => `${node.id} invokes ${src}`),
    ),
  );
  expect(deaf).toEqual([]);
});
