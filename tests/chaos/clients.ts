import type { PortalError } from '../../machines/lib/portal-error.ts';
import { databaseFailure } from '../../services/database/database-failure.ts';
import { messageFor } from '../../web/app/messages.ts';
import {
  CancelBookingDocument,
  CreateBookingDocument,
  ReleaseSlotDocument,
  ReserveSlotDocument,
} from '../../web/generated/graphql.ts';
import type { BookableTime } from '../support/bookings/bookable.ts';
import { type Answer, recordOf, type Traffic } from './traffic.ts';

export interface Account {
  readonly orgId: string;
  readonly authorization: string;
}

export interface HoldInput {
  readonly draftId: string;
  readonly time: BookableTime;
}

export interface BookingInput extends HoldInput {
  readonly reserveId: string;
  /** The purchase order number, by which the booking is found again. */
  readonly mark: string;
  readonly idempotencyKey: string;
}

/** The calls that can be made at a service and at the gateway; ids and texts are the ones of the REST answers. */
export interface Client {
  hold(input: HoldInput): Promise<Answer>;
  release(reserveId: string): Promise<Answer>;
  create(input: BookingInput): Promise<Answer>;
  cancel(input: { bookingId: string; candidateId: string }): Promise<Answer>;
}

export type Rest = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;

/** Calls of one account to a service, at whatever address it has at that moment. */
export const restCalls =
  (traffic: Traffic, { authorization }: Account, baseUrl: () => string): Rest =>
  (method, path, body, headers = {}) =>
    traffic.send(
      new Request(`${baseUrl()}${path}`, {
        method,
        headers: { authorization, 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
      async (response) => {
        const text = await response.text();
        return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
      },
    );

export interface HeldTime {
  readonly time: BookableTime;
  readonly reserveId: string;
}

/** The body of a booking of one candidate for each held time; of one alone the same as by GraphQL, where a call is repeated. */
export const groupBooking = (
  { orgId }: Pick<Account, 'orgId'>,
  { draftId, mark, held }: { draftId: string; mark: string; held: readonly HeldTime[] },
) => ({
  draft_id: draftId,
  header: {
    org_id: orgId,
    service_type: 'pem',
    result_email: 'results@redgum.example',
    invoice_email: 'accounts@redgum.example',
    contact_name: 'Daniel Kerr',
    contact_phone: '08 5550 1421',
    contact_email: 'daniel.kerr@redgum.example',
    po_number: mark,
    policy_accepted: true,
  },
  candidates: held.map(({ time, reserveId }, index) => ({
    candidate_name: index === 0 ? `Candidate ${mark}` : `Candidate ${index + 1} ${mark}`,
    candidate_dob: '1991-03-14',
    candidate_gender: 'Male',
    candidate_phone: '0487 987 987',
    candidate_email: `${mark.toLowerCase()}${index === 0 ? '' : `.${index}`}@example.com`,
    candidate_position: 'Electrician',
    package_id: time.packageId,
    reserve_id: reserveId,
  })),
});

export const restClient = (rest: Rest, { orgId }: Account): Client => ({
  hold: ({ draftId, time }) =>
    rest('POST', '/booking/reservations', {
      site_id: time.siteId,
      package_id: time.packageId,
      calendar_ids: [time.rosterId],
      calendar_from_time: time.startsAt,
      draft_id: draftId,
      candidate_index: 0,
    }),
  release: (reserveId) => rest('DELETE', `/booking/reservations/${reserveId}`),
  create: ({ draftId, time, reserveId, mark, idempotencyKey }) =>
    rest('POST', '/booking/bookings', groupBooking({ orgId }, { draftId, mark, held: [{ time, reserveId }] }), {
      'idempotency-key': idempotencyKey,
    }),
  cancel: ({ bookingId, candidateId }) =>
    rest('PUT', `/booking/bookings/${bookingId}/cancel`, { candidate_id: [candidateId] }),
});

/** The same calls as the pages make them: documents by their hash. */
export function graphqlClient(traffic: Traffic, { orgId, authorization }: Account, baseUrl: () => string): Client {
  const ask = (document: { readonly __meta__?: Record<string, unknown> | undefined }, variables: object) =>
    traffic.send(
      new Request(`${baseUrl()}/graphql`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', accept: 'application/graphql-response+json' },
        body: JSON.stringify({
          extensions: { persistedQuery: { version: 1, sha256Hash: document.__meta__?.['hash'] } },
          variables,
        }),
      }),
      async (response) => restAnswerOf(response.status, await response.json()),
    );
  return {
    hold: ({ draftId, time: { siteId, packageId, rosterId, startsAt } }) =>
      ask(ReserveSlotDocument, {
        slot: { siteId, packageId, calendarIds: [rosterId], startsAt },
        draftId,
        candidateIndex: 0,
      }),
    release: (reserveId) => ask(ReleaseSlotDocument, { reserveId }),
    create: ({ draftId, time, reserveId, mark, idempotencyKey }) =>
      ask(CreateBookingDocument, {
        idempotencyKey,
        input: {
          draftId,
          orgId,
          serviceType: 'pem',
          resultEmail: 'results@redgum.example',
          invoiceEmail: 'accounts@redgum.example',
          contactName: 'Daniel Kerr',
          contactPhone: '08 5550 1421',
          contactEmail: 'daniel.kerr@redgum.example',
          poNumber: mark,
          policyAccepted: true,
          candidates: [
            {
              name: `Candidate ${mark}`,
              dob: '1991-03-14',
              gender: 'Male',
              phone: '0487 987 987',
              email: `${mark.toLowerCase()}@example.com`,
              position: 'Electrician',
              packageId: time.packageId,
              reserveId,
            },
          ],
        },
      }),
    cancel: ({ bookingId, candidateId }) => ask(CancelBookingDocument, { bookingId, candidateIds: [candidateId] }),
  };
}

/** Said where a row's lock is not given in time, as to a caller whose own earlier try has it. */
const busy = databaseFailure(Object.assign(new Error('lock timeout'), { code: '55P03' }))?.message;

/** A GraphQL answer in the terms of the REST call behind it: names with underscores, the service's status. */
function restAnswerOf(httpStatus: number, answer: unknown): { status: number; body: unknown } {
  const { data, errors } = recordOf(answer);
  const [fault] = Array.isArray(errors) ? errors : [];
  if (fault) {
    const extensions = recordOf(recordOf(fault)['extensions']);
    const { status, reason } = extensions;
    // The gateway's word for it is that of every refusal: the service's sentence says which one it is.
    const code = reason === busy ? 'BUSY' : extensions['code'];
    // The message as a page shows it: some codes have their sentence there.
    const message = messageFor(extensions as unknown as PortalError);
    return {
      status: typeof status === 'number' ? status : Math.max(httpStatus, 400),
      body: { error: { code, message } },
    };
  }
  const [result] = Object.values(recordOf(data));
  return { status: httpStatus, body: snakeCased(result) };
}

function snakeCased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeCased);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      snakeCased(inner),
    ]),
  );
}
