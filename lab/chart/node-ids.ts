import type { AnyStateNode } from 'xstate';

/** Id of the mark for transitions from anywhere inside a state. */
export const anywhere = (node: AnyStateNode) => `${node.id}:any`;
/** Id of the mark of a state's beginning. */
export const start = (node: AnyStateNode) => `${node.id}:start`;
/** The lines of a state with states inside are a box among them, so that no arrow runs through it. */
export const note = (node: AnyStateNode) => `${node.id}:note`;
