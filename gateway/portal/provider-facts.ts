import type { paths } from '../generated/companies.openapi.ts';
import { restClient } from '../rest/rest-client.ts';
import { type ServiceEndpoint, within } from '../rest/service-fetch.ts';

/** The provider as everybody sees it. Phone and opening hours may be empty. */
export interface ProviderFacts {
  readonly providerName: string;
  readonly phone: string;
  readonly openingHours: string;
  readonly holdMinutes: number;
}

/** Pages do not wait longer for a name. */
const PATIENCE_MS = 2_000;

/** Asks for the provider's settings at each use; where they cannot be reached, the gateway's configuration answers. */
export function providerFacts({ baseUrl, fetch }: ServiceEndpoint, configured: ProviderFacts) {
  const client = restClient<paths>({ baseUrl, fetch: within(PATIENCE_MS, fetch), headers: {} });
  return async (): Promise<ProviderFacts> => {
    try {
      const { data } = await client.GET('/companies/provider');
      if (!data?.brand_name) return configured;
      const { brand_name: providerName, phone, opening_hours: openingHours, hold_minutes: holdMinutes } = data;
      return { providerName, phone, openingHours, holdMinutes };
    } catch {
      return configured;
    }
  };
}
