import { recordAccess } from '../../../audit/access-log.ts';
import { callerOf, operation } from '../../../shared/http/operation.ts';
import { originOf } from '../../../shared/http/origin.ts';
import type { Service } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import * as routes from './calendar-feeds.routes.ts';
import { makeFeed, ownFeeds, revokeFeed } from './calendar-feeds.ts';
import { feedCalendar, findFeed } from './feed-calendar.ts';

/** Private addresses from which calendar programs read appointments. */
export function calendarFeedRoutes(service: Service, { db, portal, now }: ServiceDeps): void {
  operation(service, routes.listCalendarFeeds, async (c) => c.json({ feeds: await ownFeeds(db, callerOf(c)) }, 200));

  operation(service, routes.makeCalendarFeed, async (c) => {
    const from = originOf(c, now);
    const { view_id: viewId } = c.req.valid('json');
    return c.json(await makeFeed(db, portal, callerOf(c), { viewId, ...from }), 201);
  });

  operation(service, routes.revokeCalendarFeed, async (c) => {
    const from = originOf(c, now);
    await revokeFeed(db, callerOf(c), { feedId: c.req.valid('param').feed_id, ...from });
    return c.body(null, 204);
  });

  operation(service, routes.readCalendarFeed, async (c) => {
    const { link, version: had } = c.req.valid('json');
    const feed = await findFeed(db, link, now());
    const { calendar, version, candidateIds } = await feedCalendar(db, portal, feed, now());
    if (version === had) return c.json({ version, calendar: null }, 200);
    await recordAccess(db, feed.account, {
      action: 'calendar-feed.read',
      entity: 'calendar_feed',
      entityId: feed.feedId,
      candidateIds,
      address: c.req.header('x-forwarded-for'),
      at: now(),
    });
    return c.json({ version, calendar }, 200);
  });
}
