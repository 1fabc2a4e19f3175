import type { Gateway } from '../api/gateway-client.ts';
import { CompanyNamesDocument } from './company-names.documents.ts';

/** Finds client companies for a lookup field. Throws `PortalFailure`. */
export const companyNames = (gateway: Gateway) => async (search: string, signal: AbortSignal) =>
  (await gateway.request(CompanyNamesDocument, { search }, { signal, kind: 'lookup' })).bookableOrgs;
