import { answerOf } from '../support/rest.ts';
import { cpuPerCall } from './measure.ts';
import type { Stage } from './stage.ts';
import type { Row } from './table.ts';

const listDocument = /* GraphQL */ `
  query List {
    bookings(pageSize: 50, count: false) {
      bookings {
        bookingId candidateId reference candidateName candidateDob candidateEmail candidatePhone companyName subsidiaryName
        contactName contactPhone appointmentTime siteName siteTimeZone packageName serviceType status statusColor createdAt
      }
      nextCursor
    }
  }
`;

const lookupDocument = /* GraphQL */ `
  query Services {
    services { id name }
  }
`;

/** CPU that a call costs through the gateway, the service being in the same process, against the same call without it. */
export async function gateway(stage: Stage): Promise<Row[]> {
  const rest = await stage.signIn('admin');
  const graphql = (query: string) => async () => {
    const response = await stage.gateway.fetch(
      new Request('http://portal/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: rest.authorization },
        body: JSON.stringify({ query }),
      }),
    );
    const { errors } = (await response.json()) as { errors?: unknown };
    if (errors) throw new Error(`The gateway refused: ${JSON.stringify(errors)}`);
  };
  const row = async (
    what: string,
    document: string,
    direct: () => Promise<unknown>,
    timesFloor: number,
  ): Promise<Row> => ({
    what: `gateway, ${what}`,
    on: stage.on,
    unit: 'µs CPU',
    figure: await cpuPerCall(1_000, graphql(document)),
    floor: { what: 'the same REST call', value: await cpuPerCall(1_000, direct) },
    aim: { kind: 'at most', timesFloor },
  });
  return [
    await row(
      'page of 50 bookings',
      listDocument,
      () => answerOf(rest.booking.GET('/booking/bookings', { params: { query: { page_size: 50 } } })),
      4,
    ),
    await row('short lookup', lookupDocument, () => answerOf(rest.booking.GET('/booking/services')), 1.6),
  ];
}
