import { id, type SiteId } from '../../../machines/lib/ports.ts';
import { useRecord } from '../../app/records/use-record.ts';
import { useGateway } from '../../app/session/session-context.tsx';
import { ClinicsField } from '../../slots/clinics-field.tsx';
import { HolidayClinicsDocument } from '../scheduler.documents.ts';

type Props = {
  state: string;
  all: boolean;
  siteIds: readonly string[];
  /** Every clinic's id comes with `all`. */
  onChoice: (choice: { all: boolean; siteIds: readonly string[] }) => void;
};

/** Clinics of a state, inside a `Field`. */
export function StateClinics({ state, all, siteIds, onChoice }: Props) {
  const gateway = useGateway();
  const { data } = useRecord('clinics', async (signal) => {
    const { bookableClinics } = await gateway.request(HolidayClinicsDocument, { state }, { signal });
    return bookableClinics.map((clinic) => ({ ...clinic, id: id<SiteId>(clinic.id) }));
  });
  const clinics = data ?? [];
  return (
    <ClinicsField
      clinics={clinics}
      all={all}
      siteIds={siteIds.map((siteId) => id<SiteId>(siteId))}
      onChoice={(choice) => onChoice(choice.all ? { all: true, siteIds: clinics.map((clinic) => clinic.id) } : choice)}
    />
  );
}
