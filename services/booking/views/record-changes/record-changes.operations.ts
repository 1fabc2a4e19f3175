import { callerOf, operation } from '../../../shared/http/operation.ts';
import type { Service } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import { changeStream, type LiveChanges } from '../../shared/change-stream.ts';
import { ofRecords } from '../../shared/changes.ts';
import * as routes from './record-changes.routes.ts';

/** The kinds of records that change, for pages that show a list of them. */
export function recordChangeRoutes(service: Service, { replica }: ServiceDeps, { live }: { live: LiveChanges }): void {
  operation(service, routes.recordsChanged, (c) => {
    const caller = callerOf(c);
    return changeStream(live, caller, {
      isFor: ofRecords(caller.isProvider ? null : caller.orgId),
      dataOf: (notice) => ({ record: notice !== 'missed' && 'record' in notice ? notice.record : null }),
      // A notified page queries at once, and a replica may not have the change yet.
      before: () => replica?.noteWritten(caller.accountId),
      signal: c.req.raw.signal,
    });
  });
}
