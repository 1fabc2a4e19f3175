import type { Gateway } from '../api/gateway-client.ts';
import { CompanyNamesDocument } from './company-names.documents.ts';

/** What a field of client companies chooses from. Throws `PortalFailure`. */
export const companyNames = (gateway: Gateway) => async (search: string, signal: AbortSignal) =>
  (await gateway.request(CompanyNamesDocument, { search }, { signal, kind: 'lookup' })).bookableOrgs;
