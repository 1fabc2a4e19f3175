import { ConfirmedAction } from '../app/records/confirmed-action.tsx';
import { useOpenBookingsLinks } from '../app/records/open-bookings.ts';
import { useGateway } from '../app/session/session-context.tsx';
import { formatDate } from '../ui/date-format.ts';
import { siteImpactMessages } from './impact-messages.ts';
import { ClinicSiteEffectsDocument, SwitchClinicSiteDocument } from './sites.documents.ts';

type SwitchSiteProps = {
  site: { id: string; name: string; timezone: string; isActive: boolean };
  onClose: (outcome: { isDone: boolean }) => void;
};

/** Deactivates a site, or activates it, after what that affects was shown. */
export function SwitchSite({ site: { id, name, timezone, isActive }, onClose }: SwitchSiteProps) {
  const gateway = useGateway();
  const on = !isActive;
  const ofSite = useOpenBookingsLinks({ site: id, fromDate: formatDate(timezone, Date.now()) }, 'its');
  const links = [...ofSite, { href: `/closings/new?site=${id}`, text: 'Close its days' }];
  return (
    <ConfirmedAction
      question={`${on ? 'Activate' : 'Deactivate'} ${name}?`}
      consequence={on ? 'It can be booked again.' : 'Nobody can book it any more. Nothing is deleted.'}
      findEffects={async (signal) => {
        if (on) return [];
        const { clinicSiteEffects } = await gateway.request(ClinicSiteEffectsDocument, { id }, { signal });
        return siteImpactMessages(clinicSiteEffects, timezone);
      }}
      links={on ? [] : links}
      act={(signal) => gateway.request(SwitchClinicSiteDocument, { id, on }, { signal })}
      verb={on ? 'Activate' : 'Deactivate'}
      verbing={on ? 'Activating…' : 'Deactivating…'}
      words={{ done: on ? 'Activate site Successfully' : 'Delete site Successfully' }}
      danger={!on}
      onClose={onClose}
    />
  );
}
