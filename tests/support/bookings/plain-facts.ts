import type { GatewayOptions } from '../../../gateway/server.ts';

/** A gateway's facts about its portal, for tests that do not check them. */
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
