import type { Message } from '../text/required.ts';

export const POLICY_RULE = 'You must accept our policy.';

export const policyMessage = (accepted: boolean): Message => (accepted ? null : POLICY_RULE);
