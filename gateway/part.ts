import type { ServiceClients } from './context.ts';
import type { PassOn } from './files/pass-on.ts';
import type { ProviderFacts } from './portal/provider-facts.ts';

/** Options of the parts of the gateway. */
export interface PartOptions {
  /** The services for a request without a session. */
  readonly publicClients: (request: Request) => ServiceClients;
  readonly passOn: PassOn;
  readonly provider: () => Promise<ProviderFacts>;
  readonly isHttps: boolean;
  readonly onFault: (error: unknown, requestId: string) => void;
}
