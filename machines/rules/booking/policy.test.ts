import { expect, test } from 'vitest';
import { policyMessage } from './policy.ts';

test('[wizard.policy] the policy must be accepted', () => {
  expect(policyMessage(false)).toBe('You must accept our policy.');
  expect(policyMessage(true)).toBeNull();
});
