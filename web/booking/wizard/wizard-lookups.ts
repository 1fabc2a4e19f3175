import { id, type OrgId, type SiteId } from '../../../machines/ports.ts';
import type { Gateway } from '../../gateway-client.ts';
import {
  BookableClinicsDocument,
  BookableLocationsDocument,
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

export type Clinic = {
  id: SiteId;
  name: string;
  address: string;
  suburb: string;
  timeZone: string;
  bookingFree: boolean;
};

/** Each question is asked once; one that failed is asked again. */
function once<Answer>(ask: (question: string) => Promise<Answer>) {
  const asked = new Map<string, Promise<Answer>>();
  return (question: string) => {
    const answer = asked.get(question) ?? ask(question);
    asked.set(question, answer);
    answer.catch(() => asked.delete(question));
    return answer;
  };
}

/** What the wizard's fields choose from. Each takes what was typed and throws `PortalFailure`. */
export function wizardLookups(gateway: Gateway) {
  return {
    async companies(search: string, signal: AbortSignal) {
      const variables = { search, serviceType: 'pem' as const };
      const { bookableOrgs } = await gateway.request(BookableOrgsDocument, variables, { signal, kind });
      return bookableOrgs.items.map((item) => ({ ...item, id: id<OrgId>(item.id) }));
    },
    subsidiaries: (org: OrgId) => async (search: string, signal: AbortSignal) => {
      const variables = { org, search, serviceType: 'pem' as const };
      return (await gateway.request(BookableSubsidiariesDocument, variables, { signal, kind })).bookableSubsidiaries
        .items;
    },
    positions: (org: OrgId) => async (search: string, signal: AbortSignal) =>
      (await gateway.request(PositionsDocument, { org, search }, { signal, kind })).positions?.items ?? [],
    projects: (org: OrgId) => async (search: string, signal: AbortSignal) =>
      (await gateway.request(ProjectsDocument, { org, search }, { signal, kind })).projects?.items ?? [],
    projectIdentifications: (org: OrgId) => async (search: string, signal: AbortSignal) =>
      (await gateway.request(ProjectIdentificationsDocument, { org, search }, { signal, kind })).projectIdentifications
        ?.items ?? [],
    purchaseOrders: (org: OrgId) => async (search: string, signal: AbortSignal) =>
      (await gateway.request(PurchaseOrdersDocument, { org, search }, { signal, kind })).purchaseOrders?.items ?? [],
    packages: (org: OrgId, sid: string | null) => async (search: string, signal: AbortSignal) => {
      const variables = { org, serviceType: 'pem' as const, sid, search, limit: UNLIMITED };
      return (await gateway.request(BookablePackagesDocument, variables, { signal, kind })).bookablePackages.items;
    },
    /** States with bookable clinics, asked for once, like the clinics of each. */
    states: once(async () => {
      const variables = { serviceType: 'pem' as const };
      const { bookableLocations } = await gateway.request(BookableLocationsDocument, variables, { kind });
      return bookableLocations.map(({ state, clinics }) => ({ id: state, name: state, clinics }));
    }),
    clinicsOf: once(async (state: string): Promise<readonly Clinic[]> => {
      const { bookableClinics } = await gateway.request(BookableClinicsDocument, { state, limit: UNLIMITED }, { kind });
      return bookableClinics.map((clinic) => ({ ...clinic, id: id<SiteId>(clinic.id) }));
    }),
  };
}

export type WizardLookups = ReturnType<typeof wizardLookups>;
