import type { Permission } from '../../machines/rules/access/permissions.ts';
import { notFound } from '../base/errors.ts';
import { type Caller, refuseForbidden } from './caller.ts';

/**
 * The permissions for a company's tab: `own` for the caller's own organisation, `tab` for that one and, at the
 * provider, for any.
 */
export interface CompanyTab {
  readonly own: Permission;
  readonly tab: Permission;
}

const holds = (caller: Caller, ...anyOf: readonly Permission[]) => anyOf.some((one) => caller.permissions.has(one));

/** @throws ServiceError 404 if a client names another organisation, 403 without the permission */
export function requireTabRead(caller: Caller, orgId: string, { own, tab }: CompanyTab): void {
  const isOwn = orgId === caller.orgId;
  if (!isOwn && !caller.isProvider) notFound('Organisation');
  if (!holds(caller, 'companies', tab) && !(isOwn && holds(caller, own))) refuseForbidden();
}

/** @throws ServiceError as `requireTabRead`. The permission `companies` alone allows reading only. */
export function requireTabWrite(caller: Caller, orgId: string, { own, tab }: CompanyTab): void {
  const isOwn = orgId === caller.orgId;
  if (!isOwn && !caller.isProvider) notFound('Organisation');
  if (!holds(caller, tab) && !(isOwn && holds(caller, own))) refuseForbidden();
}
