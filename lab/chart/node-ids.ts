import type { AnyStateNode } from 'xstate';

/** What is answered from anywhere inside a state. */
export const anywhere = (node: AnyStateNode) => `${node.id}:any`;
/** Where a state begins. */
export const start = (node: AnyStateNode) => `${node.id}:start`;
/** What a state with states inside says is a box among them, so that no arrow runs through it. */
export const note = (node: AnyStateNode) => `${node.id}:note`;
