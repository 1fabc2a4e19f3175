import { expect, test } from 'vitest';
import { bookableTimes } from '../support/bookings/bookable.ts';
import { ownDatabase } from '../support/database/database.ts';
import { openEventStream } from '../support/event-stream.ts';
import { needs } from '../support/needs.ts';
import { restAs } from '../support/rest.ts';
import { startPortal } from '../support/servers/portal.ts';

const MISSED = '{"site_id":null,"day":null}';

test(
  '[slots.live] a process killed with its notices: pickers at another process ask again when it starts',
  needs('postgres'),
  async () => {
    await using cleanup = new AsyncDisposableStack();
    const { url: databaseUrl, drop } = await ownDatabase();
    cleanup.defer(drop);
    const start = async () => {
      const portal = await startPortal({ databaseUrl });
      cleanup.defer(() => portal.stop());
      return portal;
    };
    const here = await start();
    const killed = await start();
    const rest = await restAs('manager', { url: `${here.url}/api` });
    const siteIds = [...new Set((await bookableTimes(rest)).map(({ siteId }) => siteId))];
    const query = siteIds.map((id) => `site_ids=${id}`).join('&');
    const picker = await openEventStream(`${here.url}/api/booking/slot-changes?${query}`, rest.authorization);
    cleanup.defer(() => picker.close());
    const events: string[] = [];
    const heard = picker.until((data) => {
      events.push(data);
      return data === MISSED;
    });
    await killed.kill9();
    expect(events).not.toContain(MISSED);
    await start();
    await heard;
  },
);
