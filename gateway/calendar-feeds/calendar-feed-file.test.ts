import { expect, test } from 'vitest';
import { eachService } from '../../services/shared/service-names.ts';
import { serviceClients } from '../context.ts';
import { calendarFeedFile } from './calendar-feed-file.ts';

const ADDRESS = `http://portal/calendar/${'a'.repeat(43)}.ics`;

type FeedRequest = { link: string; version: string | null };

function fileOver(answer: (asked: FeedRequest) => Promise<Response>) {
  const asked: FeedRequest[] = [];
  const fetch = async (request: Request) => {
    expect(request.url).toBe('http://booking/booking/calendar-feeds/read');
    const body = (await request.json()) as FeedRequest;
    asked.push(body);
    return answer(body);
  };
  const publicClients = serviceClients(
    eachService((name) => ({ baseUrl: `http://${name}`, fetch })),
    1_000,
  );
  const file = calendarFeedFile({ publicClients, onFault: () => {} });
  return { file, asked };
}
const current = async ({ version }: FeedRequest) =>
  Response.json({ version: 'v1', calendar: version === 'v1' ? null : 'BEGIN:VCALENDAR' });

test('[feed.etag] a calendar program gets the file once, then 304 for the version that it has', async () => {
  const { file, asked } = fileOver(current);
  const first = await file(new Request(ADDRESS));
  expect([first.status, await first.text()]).toEqual([200, 'BEGIN:VCALENDAR']);
  expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const etag = first.headers.get('etag') ?? '';
  for (const match of [etag, `W/${etag}`]) {
    const again = await file(new Request(ADDRESS, { headers: { 'if-none-match': match } }));
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
  }
  const head = await file(new Request(ADDRESS, { method: 'HEAD' }));
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(asked.map(({ version }) => version)).toEqual([null, 'v1', 'v1', null]);
});

test('[feed.etag] an address that opens nothing answers 404, a service that is away 503, another method 405', async () => {
  const gone = fileOver(async () =>
    Response.json({ error: { code: 'NOT_FOUND', message: 'Ended.' } }, { status: 404 }),
  );
  expect((await gone.file(new Request(ADDRESS))).status).toBe(404);
  expect((await gone.file(new Request('http://portal/calendar/short.ics'))).status).toBe(404);
  expect(gone.asked).toHaveLength(1);
  expect((await gone.file(new Request(ADDRESS, { method: 'POST' }))).status).toBe(405);
  const away = fileOver(() => Promise.reject(new TypeError('fetch failed')));
  const answer = await away.file(new Request(ADDRESS));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
});
