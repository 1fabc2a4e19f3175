import { id, type SiteId } from '../../machines/lib/ports.ts';
import type { Gateway } from '../app/api/gateway-client.ts';
import type { ServiceType } from '../generated/graphql.ts';
import { notify } from '../ui/feedback/toasts.ts';
import { BookableClinicsDocument, BookableLocationsDocument } from './slots.documents.ts';

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

/** Requests each question once; a failed one is requested again. */
function once<Answer>(ask: (question: string) => Promise<Answer>) {
  const input = new Map<string, Promise<Answer>>();
  return (question: string) => {
    const answer = input.get(question) ?? ask(question);
    input.set(question, answer);
    answer.catch(() => input.delete(question));
    return answer;
  };
}

/** Says what could not be fetched, in the specification's words; the place that wanted it says why. */
function saying<Answer>(text: string, input: Promise<Answer>): Promise<Answer> {
  input.catch(() => notify({ tone: 'bad', text }));
  return input;
}

/** Places to search for times: states with bookable clinics, and the clinics of each, fetched once. */
export function slotLookups(gateway: Gateway, serviceType: ServiceType) {
  return {
    states: once(async () => {
      const { bookableLocations } = await saying(
        'Error when get state by site type',
        gateway.request(BookableLocationsDocument, { serviceType }, { kind }),
      );
      return bookableLocations.map(({ state, clinics }) => ({ id: state, name: state, clinics }));
    }),
    clinicsOf: once(async (state: string): Promise<readonly Clinic[]> => {
      const { bookableClinics } = await saying(
        'Error when find site',
        gateway.request(BookableClinicsDocument, { state, serviceType, limit: UNLIMITED }, { kind }),
      );
      return bookableClinics.map((clinic) => ({ ...clinic, id: id<SiteId>(clinic.id) }));
    }),
  };
}

export type SlotLookups = ReturnType<typeof slotLookups>;
