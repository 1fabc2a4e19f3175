import { useRecord } from '../../app/records/use-record.ts';
import { useAccess, useGateway } from '../../app/session/session-context.tsx';
import { SignInChoicesDocument } from './sign-in.documents.ts';

/** Value of the choice that nothing is chosen. */
export const NONE = 'none';

/** Roles of new accounts, and accounts that can keep their password: those that manage the company's accounts. */
export function useSignInChoices() {
  const gateway = useGateway();
  const { company } = useAccess().info;
  const org = company?.id ?? '';
  const { data } = useRecord('signInChoices', (signal) => gateway.request(SignInChoicesDocument, { org }, { signal }));
  const kind = company?.provider ? 'provider' : 'client';
  const named = (data?.accounts.accounts ?? []).filter(({ permissions }) => permissions.includes('accounts'));
  return {
    roles: [
      { value: NONE, label: 'Choose a role' },
      ...(data?.roles ?? []).filter((role) => role.kind === kind).map(({ id, name }) => ({ value: id, label: name })),
    ],
    accounts: [
      { value: NONE, label: 'For everybody' },
      ...named.map(({ id, contactPerson, username }) => ({
        value: id,
        label: `For ${contactPerson ?? username} alone`,
      })),
    ],
  };
}
