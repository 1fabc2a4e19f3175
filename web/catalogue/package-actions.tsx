import { ConfirmedAction } from '../app/records/confirmed-action.tsx';
import { useGateway } from '../app/session/session-context.tsx';
import { ChangePackageDocument, DeletePackageDocument } from './packages.documents.ts';

type ActionProps = {
  row: { id: string; name: string; isActive: boolean; updatedAt: string };
  onClose: (outcome: { isDone: boolean }) => void;
};

/** Deletes a package without bookings; where it was booked meanwhile, the service says so. */
export function DeletePackage({ row: { id, name }, onClose }: ActionProps) {
  const gateway = useGateway();
  return (
    <ConfirmedAction
      question={`Delete ${name}?`}
      consequence="No booking has it. It cannot be brought back."
      findEffects={async () => []}
      act={(signal) => gateway.request(DeletePackageDocument, { id }, { signal })}
      verb="Delete"
      verbing="Deleting…"
      words={{ done: 'Package deleted successfully', failed: 'Error Delete Package' }}
      danger
      onClose={onClose}
    />
  );
}

/** Takes a package out of what new bookings choose from, or back in. */
export function SwitchPackage({ row: { id, name, isActive, updatedAt }, onClose }: ActionProps) {
  const gateway = useGateway();
  const verb = isActive ? 'Deactivate' : 'Activate';
  return (
    <ConfirmedAction
      question={`${verb} ${name}?`}
      consequence={
        isActive
          ? 'New bookings no longer choose it. Bookings that have it stay as they are.'
          : 'New bookings can choose it again.'
      }
      findEffects={async () => []}
      act={(signal) =>
        gateway.request(ChangePackageDocument, { id, input: { isActive: !isActive, updatedAt } }, { signal })
      }
      verb={verb}
      verbing={isActive ? 'Deactivating…' : 'Activating…'}
      words={{ done: 'Package updated successfully', failed: 'Error Update Package' }}
      danger={isActive}
      onClose={onClose}
    />
  );
}
