import { ConfirmedAction } from '../app/records/confirmed-action.tsx';
import { useOpenBookingsLinks } from '../app/records/open-bookings.ts';
import { useGateway } from '../app/session/session-context.tsx';
import { CompanyEffectsDocument, SwitchCompanyDocument } from './companies.documents.ts';
import { companyImpactMessages } from './impact-messages.ts';

type SwitchCompanyProps = {
  company: { id: string; companyName: string; enable: boolean };
  onClose: (outcome: { isDone: boolean }) => void;
};

/** Activates a company, or deactivates it, after what that affects was shown. */
export function SwitchCompany({ company: { id: orgId, companyName, enable }, onClose }: SwitchCompanyProps) {
  const gateway = useGateway();
  const on = !enable;
  const links = useOpenBookingsLinks({ company: orgId }, 'its');
  return (
    <ConfirmedAction
      question={`${on ? 'Activate' : 'Deactivate'} ${companyName}?`}
      consequence={
        on
          ? 'Its people can sign in and book again.'
          : 'Its people are signed out at their next step. Nothing is deleted.'
      }
      findEffects={async (signal) => {
        const { companyEffects } = await gateway.request(CompanyEffectsDocument, { orgId }, { signal });
        return companyImpactMessages(companyEffects, on);
      }}
      links={on ? [] : links}
      act={(signal) => gateway.request(SwitchCompanyDocument, { orgId, on }, { signal })}
      verb={on ? 'Activate' : 'Deactivate'}
      verbing={on ? 'Activating…' : 'Deactivating…'}
      words={
        on
          ? { done: 'Activate company success', failed: 'Activate company error! Please try again.' }
          : { done: 'Delete company success', failed: 'Delete company error! Please try again.' }
      }
      danger={!on}
      onClose={onClose}
    />
  );
}
