import { WITHOUT_ADMIN } from '../../machines/forms/booking-account-forms.ts';
import { ConfirmedAction } from '../app/records/confirmed-action.tsx';
import { useAccess, useGateway } from '../app/session/session-context.tsx';
import type { AccountRow } from './account-dialogs.tsx';
import { DeleteAccountDocument, InviteAccountDocument, ResetSecondFactorDocument } from './accounts.documents.ts';

type ActionProps = { orgId: string; row: AccountRow; onClose: (isDone: boolean) => void };

/** Deletes an account; its bookings stay. */
export function DeleteAccount({ orgId, row, onClose }: ActionProps) {
  const gateway = useGateway();
  const isLast = useAccess().info.company?.provider === true && row.isLastAdmin;
  return (
    <ConfirmedAction
      question={`Delete the account of ${row.contactPerson || row.username}?`}
      consequence="It is signed out at its next step. This cannot be undone."
      findEffects={async () => [
        ...(isLast ? [WITHOUT_ADMIN] : []),
        'The bookings it made stay as they are, with its name.',
        'Its unfinished bookings cannot be finished any more.',
      ]}
      act={(signal) =>
        gateway.request(
          DeleteAccountDocument,
          { org: orgId, kind: row.kind, accountId: row.id, mayBeLast: isLast },
          { signal },
        )
      }
      verb="Delete account"
      verbing="Deleting…"
      words={{ done: 'Delete booking account success', failed: 'Delete booking account error! Please try again.' }}
      danger
      onClose={({ isDone }) => onClose(isDone)}
    />
  );
}

/** For an account whose holder lost the phone and the recovery codes. */
export function ResetSecondFactor({ orgId, row, onClose }: ActionProps) {
  const gateway = useGateway();
  return (
    <ConfirmedAction
      question={`Reset the second factor of ${row.contactPerson || row.username}?`}
      consequence="The password alone opens the account until its holder turns the second factor on again. They get a mail."
      findEffects={async () => ['Ask the person in a way that you trust first: by phone, or face to face.']}
      act={(signal) => gateway.request(ResetSecondFactorDocument, { org: orgId, accountId: row.id }, { signal })}
      verb="Reset second factor"
      verbing="Resetting…"
      words={{ done: 'The second factor was reset.', failed: 'The second factor could not be reset. Try again.' }}
      danger
      onClose={({ isDone }) => onClose(isDone)}
    />
  );
}

/** Mails a first or another invitation. */
export function InviteAccount({ orgId, row, onClose }: ActionProps) {
  const gateway = useGateway();
  return (
    <ConfirmedAction
      question={`Invite ${row.contactPerson || row.username}${row.invited ? ' again' : ''}?`}
      consequence={`A ${row.invited ? 'new ' : ''}link goes to ${row.email}.${row.invited ? ' The earlier one is void.' : ''}`}
      findEffects={async () => []}
      act={(signal) => gateway.request(InviteAccountDocument, { org: orgId, accountId: row.id }, { signal })}
      verb="Send invitation"
      verbing="Sending…"
      words={{ done: 'Invitation sent', failed: 'The invitation could not be sent. Try again.' }}
      onClose={({ isDone }) => onClose(isDone)}
    />
  );
}
