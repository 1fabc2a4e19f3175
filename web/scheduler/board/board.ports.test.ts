import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { createGatewayClient } from '../../app/api/gateway-client.ts';
import { boardOn } from './board.ports.ts';

type BoardRequest = { query: string; variables: { page?: number } };

test('[call.scheduler] doctors and the first page together, then all further pages at once', async () => {
  const waiting = new Map<string, (data: object) => void>();
  const gateway = createGatewayClient({
    url: 'http://portal.example/graphql',
    send: 'text',
    session: {
      token: () => 'token',
      onRequest: () => {},
      whenReady: async () => {},
      generation: () => 0,
      onUnauthorized: async () => {},
    },
    fetch: async (_url, init) => {
      const { query, variables }: BoardRequest = JSON.parse(String(init?.body));
      const name = query.includes('SchedulerDoctors') ? 'doctors' : `page ${variables.page}`;
      const data = await new Promise<object>((answer) => waiting.set(name, answer));
      return Response.json({ data });
    },
  });
  const query = { siteIds: ['s'], fromDay: '2026-11-23', toDay: '2026-11-29', lanes: 'doctors' as const };
  const machine = boardOn(gateway, query, { askAboutTime: () => {}, openCard: () => {}, bookTime: () => {} }).provide({
    actors: { boardChanges: fromCallback(() => {}) },
  });
  const board = createActor(machine, { input: { waiting: 50 } }).start();
  const requests = () => expect.poll(() => [...waiting.keys()]);
  const page = (number: number) => ({
    schedulerBookings: { pages: 3, blocks: [{ id: `block ${number}`, stop: null }] },
  });
  await requests().toEqual(['doctors', 'page 1']);
  waiting.get('doctors')?.({ schedulerDoctors: { doctors: [] }, schedulerPending: { bookings: [], total: 0 } });
  waiting.get('page 1')?.(page(1));
  await requests().toEqual(['doctors', 'page 1', 'page 2', 'page 3']);
  waiting.get('page 3')?.(page(3));
  waiting.get('page 2')?.(page(2));
  const blocks = () => board.getSnapshot().context.board?.blocks.map(({ id }) => id);
  await expect.poll(blocks).toEqual(['block 1', 'block 2', 'block 3']);
});
