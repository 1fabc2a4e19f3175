import type { AccountKind } from '../../machines/forms/booking-account-forms.ts';
import type { OrganisationKind } from '../../machines/rules/access/usable-permissions.ts';
import { useAnswer } from '../app/records/use-answer.ts';
import type { RoleRow } from './role-accounts.tsx';
import { RolesDocument } from './roles.documents.ts';

/** The roles for accounts of such an organisation; null while they load, or where that failed. */
export function useRoles(orgKind: OrganisationKind | null): readonly RoleRow[] | null {
  const { data } = useAnswer('roles', RolesDocument, {}, 'roles');
  return data?.filter(({ kind }) => kind === orgKind) ?? null;
}

/** A company's admin accounts have permissions of their own, always. */
export const mayFollowRole = (orgKind: OrganisationKind, kind: AccountKind) =>
  orgKind === 'provider' || kind !== 'admin';
