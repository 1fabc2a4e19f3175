import type { Permission } from '../../machines/rules/access/permissions.ts';
import { notFound } from '../shared/http/errors.ts';
import { type Caller, refuseForbidden } from './caller.ts';

/** What stands in a company's tab: `own` opens it for one's own organisation, `tab` for that one and, at the provider, any. */
export interface CompanyTab {
  readonly own: Permission;
  readonly tab: Permission;
}

const holds = (caller: Caller, ...anyOf: readonly Permission[]) => anyOf.some((one) => caller.permissions.has(one));

/** @throws ServiceError 404 for another organisation of a client's, 403 where the permission is missing */
export function requireTabRead(caller: Caller, orgId: string, { own, tab }: CompanyTab): void {
  const isOwn = orgId === caller.orgId;
  if (!isOwn && !caller.isProvider) notFound('Organisation');
  if (!holds(caller, 'companies', tab) && !(isOwn && holds(caller, own))) refuseForbidden();
}

/** @throws ServiceError as `requireTabRead`; reading a company's tabs alone changes nothing in them */
export function requireTabWrite(caller: Caller, orgId: string, { own, tab }: CompanyTab): void {
  const isOwn = orgId === caller.orgId;
  if (!isOwn && !caller.isProvider) notFound('Organisation');
  if (!holds(caller, tab) && !(isOwn && holds(caller, own))) refuseForbidden();
}
