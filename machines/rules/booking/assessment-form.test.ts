import { describe, expect, test } from 'vitest';
import { REQUIRED } from '../text/required.ts';
import { assessmentMessages, MINUTES_FORMAT, parseMinutes } from './assessment-form.ts';
import { PRICE_FORMAT } from './price.ts';

const facts = {
  category: 'Heart',
  name: 'Resting ECG',
  minutes: '15',
  price: '',
  preparation: '',
  needs: '',
  cleanUp: '',
  comesFirst: false,
  runsBeside: false,
  comesAfter: [],
};

describe('an assessment', () => {
  test.each([
    ['1', 1],
    [' 480 ', 480],
    ['0', null],
    ['481', null],
    ['7.5', null],
    ['-5', null],
    ['1e2', null],
    ['', null],
  ])('%j is %j minutes', (text, minutes) => {
    expect(parseMinutes(text)).toBe(minutes);
  });

  test('needs a category, a name and its minutes; a price may be left out', () => {
    expect(Object.values(assessmentMessages(facts))).toEqual(Array.from({ length: 10 }, () => null));
    expect(assessmentMessages({ ...facts, category: ' ', name: '', minutes: '' })).toMatchObject({
      category: REQUIRED,
      name: REQUIRED,
      minutes: REQUIRED,
    });
    expect(assessmentMessages({ ...facts, minutes: 'ten', price: 'ten' })).toMatchObject({
      minutes: MINUTES_FORMAT,
      price: PRICE_FORMAT,
    });
  });
});
