import { assign, setup } from 'xstate';

export type LightEvent = { type: 'button.pressed'; by: string } | { type: 'power.lost' } | { type: 'power.returned' };

/** A traffic light at a crossing: green for cars until its button is pressed. Without power it flashes. */
export const trafficLightMachine = setup({
  types: { context: {} as { crossings: number; lastBy: string }, events: {} as LightEvent },
  guards: { isPerson: (_, { by }: { by: string }) => by !== '' },
  delays: { amberTime: 3_000, redTime: 12_000 },
}).createMachine({
  id: 'trafficLight',
  context: { crossings: 0, lastBy: '' },
  initial: 'green',
  states: {
    green: {
      on: {
        'button.pressed': {
          guard: { type: 'isPerson', params: ({ event }) => event },
          target: 'amber',
          actions: assign({ lastBy: ({ event }) => event.by }),
        },
      },
    },
    amber: { after: { amberTime: 'red' } },
    red: { entry: assign({ crossings: ({ context }) => context.crossings + 1 }), after: { redTime: 'green' } },
    flashing: { on: { 'power.returned': 'green' } },
  },
  on: { 'power.lost': '.flashing' },
});
