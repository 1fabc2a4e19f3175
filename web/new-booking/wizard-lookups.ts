import type { ServiceType } from '../../machines/lib/booking.types.ts';
import type { OrgId } from '../../machines/lib/ports.ts';
import type { Gateway } from '../app/api/gateway-client.ts';
import { slotLookups } from '../slots/slot-lookups.ts';
import { toCompany } from './booking-company.ts';
import {
  BookableOrgsDocument,
  BookablePackagesDocument,
  BookableSubsidiariesDocument,
  PositionsDocument,
  ProjectIdentificationsDocument,
  ProjectsDocument,
  PurchaseOrdersDocument,
} from './wizard.documents.ts';

/** As many as the services give at once. */
const UNLIMITED = 1_000;
const kind = 'lookup' as const;

/** Lookups of the wizard's fields. Each takes the typed text and throws `PortalFailure`. */
export function wizardLookups(gateway: Gateway, serviceType: ServiceType) {
  return {
    async companies(search: string, signal: AbortSignal) {
      const variables = { search, serviceType };
      const { bookableOrgs } = await gateway.request(BookableOrgsDocument, variables, { signal, kind });
      const items = bookableOrgs.items.map(toCompany);
      return { ...bookableOrgs, items };
    },
    subsidiaries: (org: OrgId) => async (search: string, signal: AbortSignal) => {
      const variables = { org, search, serviceType };
      return (await gateway.request(BookableSubsidiariesDocument, variables, { signal, kind })).bookableSubsidiaries;
    },
    positions: (org: OrgId) => async (search: string, signal: AbortSignal) =>
      (await gateway.request(PositionsDocument, { org, search }, { signal, kind })).positions ?? [],
    projects: (org: OrgId) => async (search: string, signal: AbortSignal) =>
      (await gateway.request(ProjectsDocument, { org, search }, { signal, kind })).projects ?? [],
    projectIdentifications: (org: OrgId) => async (search: string, signal: AbortSignal) =>
      (await gateway.request(ProjectIdentificationsDocument, { org, search }, { signal, kind }))
        .projectIdentifications ?? [],
    purchaseOrders: (org: OrgId) => async (search: string, signal: AbortSignal) =>
      (await gateway.request(PurchaseOrdersDocument, { org, search }, { signal, kind })).purchaseOrders ?? [],
    packages: (org: OrgId, sid: string | null) => async (search: string, signal: AbortSignal) => {
      const variables = { org, serviceType, sid, search, limit: UNLIMITED };
      return (await gateway.request(BookablePackagesDocument, variables, { signal, kind })).bookablePackages.items;
    },
    ...slotLookups(gateway, serviceType),
  };
}

export type WizardLookups = ReturnType<typeof wizardLookups>;
