import { expect, test } from 'vitest';
import { chartOf } from '../../chart/chart.ts';
import { trafficLightModel } from '../../example/traffic-light.model.ts';
import { entriesOfAll, found } from './entries.ts';
import type { Sources } from './sources.ts';

const sources: Sources = {
  lines: {
    'traffic-light': {
      'state trafficLight': 'light.ts:12',
      'state trafficLight.green': 'light.ts:16',
      'event trafficLight.green button.pressed': 'light.ts:18',
      'guard isPerson': 'light.ts:8',
    },
  },
  hrefOf: () => null,
};
const entries = entriesOfAll([await chartOf(trafficLightModel, [])], sources);
const first = (words: string) => found(entries, words, 12)[0];

test('[inspect.search] machines, states, events and guards are found by a part of their name, at the state that has them', () => {
  expect(first('traffic')).toMatchObject({ kind: 'machine', name: 'Traffic light', hash: '' });
  expect(first('flash')).toMatchObject({ kind: 'state', name: 'flashing', hash: '#flashing' });
  expect(first('pressed')).toMatchObject({ kind: 'event', name: 'button.pressed', hash: '#green' });
  expect(first('isper')).toMatchObject({ kind: 'guard', name: 'isPerson', hash: '#green' });
  expect(first('amberTime')).toMatchObject({ kind: 'event', name: 'after amberTime', hash: '#amber' });
  expect(found(entries, 'nothing such', 12)).toEqual([]);
});

test('[inspect.search] an exact match comes before partial ones, and each further word narrows the results', () => {
  expect(found(entries, 'red', 12).map(({ name }) => name)).toEqual(['red', 'after redTime']);
  expect(found(entries, 'light state am', 12).map(({ name }) => name)).toEqual(['amber']);
});

test('[inspect.source] each entry says its line of source, or that of the nearest state around it', () => {
  expect(first('button')?.place).toBe('light.ts:18');
  expect(first('green')?.place).toBe('light.ts:16');
  expect(first('isPerson')?.place).toBe('light.ts:8');
  expect(first('flashing')?.place).toBe('light.ts:12');
});
