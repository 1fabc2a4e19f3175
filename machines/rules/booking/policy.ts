import type { FieldMessage } from '../text/required.ts';

export const POLICY_RULE = 'You must accept our policy.';

export const policyMessage = (accepted: boolean): FieldMessage => (accepted ? null : POLICY_RULE);
