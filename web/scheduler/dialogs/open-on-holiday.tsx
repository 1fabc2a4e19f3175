import { openOnHolidayForm } from '../../../machines/forms/board-forms.ts';
import { useForm } from '../../app/forms/form.tsx';
import { EditDialog } from '../../app/records/edit-dialog.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import { formatDay } from '../../ui/date-format.ts';
import { Field } from '../../ui/fields/field.tsx';
import { OpenOnHolidayDocument } from '../scheduler.documents.ts';
import { StateClinics } from './state-clinics.tsx';

type Holiday = { day: string; name: string; openAt: readonly { siteId: string }[] };
type Props = { state: string; holiday: Holiday; onClose: () => void; onSaved: () => void };

/** Chooses the clinics that are open on a holiday of the state. */
export function OpenOnHoliday({ state, holiday, onClose, onSaved }: Props) {
  const gateway = useGateway();
  const { day, name, openAt } = holiday;
  const first = { siteIds: openAt.map(({ siteId }) => siteId) };
  const form = useForm(openOnHolidayForm, first, {
    save: async ({ siteIds }, signal) => {
      const meant = { state, day, siteIds: [...siteIds] };
      return (await gateway.request(OpenOnHolidayDocument, meant, { signal })).openOnHoliday;
    },
    onSaved,
  });
  const { value: siteIds, onValue } = form.field('siteIds');
  return (
    <EditDialog
      form={form}
      title={`Open on ${name}`}
      text={`${formatDay(day)}. Weekly hours make their days at these clinics; a clinic that closes again keeps the days it has.`}
      onClose={onClose}
    >
      {/* As high as the list of clinics, which opens within the dialog. */}
      <div className="min-h-64">
        <Field label="Open at" error={form.errors['siteIds']} hint={`The other clinics of ${state} are closed.`}>
          <StateClinics state={state} all={false} siteIds={siteIds} onChoice={(choice) => onValue(choice.siteIds)} />
        </Field>
      </div>
    </EditDialog>
  );
}
