import type { AccountKind } from '../../machines/forms/booking-account-forms.ts';
import type { OrganisationKind } from '../../machines/rules/access/usable-permissions.ts';
import { useRecord } from '../app/records/use-record.ts';
import { useGateway } from '../app/session/session-context.tsx';
import type { RoleRow } from './role-dialogs.tsx';
import { RolesDocument } from './roles.documents.ts';

/** The roles for accounts of such an organisation; null while they are asked for, or where that failed. */
export function useRoles(orgKind: OrganisationKind | null): readonly RoleRow[] | null {
  const gateway = useGateway();
  const { data } = useRecord('roles', async (signal) => (await gateway.request(RolesDocument, {}, { signal })).roles);
  return data?.filter(({ kind }) => kind === orgKind) ?? null;
}

/** A company's admin accounts have permissions of their own, always. */
export const mayFollowRole = (orgKind: OrganisationKind, kind: AccountKind) =>
  orgKind === 'provider' || kind !== 'admin';
