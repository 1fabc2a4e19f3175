import { priceForm } from '../../../machines/forms/catalogue-forms.ts';
import { formatPrice, gstOf, parsePrice } from '../../../machines/rules/booking/price.ts';
import { DEFAULT_TIME_ZONE, dayIn } from '../../../machines/rules/calendar/dates.ts';
import { useForm } from '../../app/forms/form.tsx';
import { EditDialog } from '../../app/records/edit-dialog.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { FixedValue, Select, TextInput } from '../../ui/fields/inputs.tsx';
import { SetPriceDocument } from './prices.documents.ts';

type PriceDialogProps = {
  /** Whose own price it is; null for every company. */
  companyId: string | null;
  /** The package, or those to choose from. */
  packages: readonly { id: string; name: string }[];
  /** What the one package's assessments cost together, where that is known. */
  assessmentsCents?: number | null;
  onClose: (isChanged: boolean) => void;
};

const today = () => dayIn(new Date().toISOString(), DEFAULT_TIME_ZONE);

/** What a package costs from a day on. */
export function PriceDialog({ companyId, packages, assessmentsCents = null, onClose }: PriceDialogProps) {
  const gateway = useGateway();
  const [only] = packages.length === 1 ? packages : [];
  const form = useForm(
    priceForm,
    { packageId: only?.id ?? '', price: '', fromDay: today() },
    {
      save: async ({ packageId, price, fromDay }, signal) => {
        const input = { packageId, companyId, fromDay, cents: parsePrice(price) ?? 0 };
        await gateway.request(SetPriceDocument, { input }, { signal });
      },
      goOn: () => onClose(true),
    },
  );
  const cents = parsePrice(form.values.price);
  const sum = assessmentsCents === null ? '' : ` Its assessments cost ${formatPrice(assessmentsCents)} together.`;
  const hint = `${cents === null ? 'Without GST.' : `${formatPrice(cents + gstOf(cents))} with GST.`}${sum}`;
  const choices = packages.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <EditDialog form={form} title="Set a price" submit="Save price" onClose={() => onClose(false)}>
      <Field label="Package" error={form.errors['packageId']}>
        {only ? (
          <FixedValue value={only.name} />
        ) : (
          <Select {...form.field('packageId')} autoFocus choices={choices} empty="Choose a package" />
        )}
      </Field>
      <Field label="Price without GST" error={form.errors['price']} hint={hint}>
        <TextInput
          {...form.field('price')}
          inputMode="decimal"
          maxLength={14}
          autoComplete="off"
          placeholder="185.00"
        />
      </Field>
      <Field
        label="From"
        error={form.errors['fromDay']}
        hint="Bookings made from this day on. Those before keep theirs."
      >
        <DateField {...form.field('fromDay')} />
      </Field>
    </EditDialog>
  );
}
