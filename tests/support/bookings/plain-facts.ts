import type { GatewayOptions } from '../../../gateway/server.ts';

/** What a gateway tells of its portal, where a test does not ask. */
export const plainFacts: GatewayOptions['portal'] = {
  providerName: 'Banksia Health',
  timeZone: 'Australia/Perth',
  holdMinutes: 10,
  schedulerUrl: null,
  policyUrl: null,
  inspection: 'NOBODY',
  inspectorUrl: null,
  demo: false,
  demoLogins: [],
};
