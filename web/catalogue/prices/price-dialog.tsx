import { priceForm } from '../../../machines/forms/catalogue-forms.ts';
import { formatPrice, gstOf, parsePrice } from '../../../machines/rules/booking/price.ts';
import { DEFAULT_TIME_ZONE, dayIn } from '../../../machines/rules/calendar/dates.ts';
import { useForm } from '../../app/forms/form.tsx';
import { Lookup } from '../../app/forms/lookup.tsx';
import { EditDialog } from '../../app/records/edit-dialog.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { FixedValue, TextInput } from '../../ui/fields/inputs.tsx';
import { PackagesDocument } from '../packages.documents.ts';
import { SetPriceDocument } from './prices.documents.ts';

type PriceDialogProps = {
  /** The company with this price; null for every company. */
  companyId: string | null;
  /** The package, where it is no choice. */
  only?: { id: string; name: string };
  /** The sum of the one package's assessments, where it is known. */
  assessmentsCents?: number | null;
  onClose: (isChanged: boolean) => void;
};

const today = () => dayIn(new Date().toISOString(), DEFAULT_TIME_ZONE);

/** Sets the price of a package from a day on. */
export function PriceDialog({ companyId, only, assessmentsCents = null, onClose }: PriceDialogProps) {
  const gateway = useGateway();
  const form = useForm(
    priceForm,
    { package: only ?? null, price: '', fromDay: today() },
    {
      save: async ({ package: chosen, price, fromDay }, signal) => {
        const input = { packageId: chosen?.id ?? '', companyId, fromDay, cents: parsePrice(price) ?? 0 };
        await gateway.request(SetPriceDocument, { input }, { signal });
      },
      onSaved: () => onClose(true),
    },
  );
  const cents = parsePrice(form.values.price);
  const sum = assessmentsCents === null ? '' : ` Its assessments cost ${formatPrice(assessmentsCents)} together.`;
  const hint = `${cents === null ? 'Without GST.' : `${formatPrice(cents + gstOf(cents))} with GST.`}${sum}`;
  const chosen = form.field('package');
  return (
    <EditDialog form={form} title="Set a price" submit="Save price" onClose={() => onClose(false)}>
      <Field label="Package" error={form.errors['package']}>
        {only ? (
          <FixedValue value={only.name} />
        ) : (
          <Lookup
            value={chosen.value}
            onPick={(picked) => chosen.onValue(picked && { id: picked.id, name: picked.name })}
            load={async (search, signal) => {
              const variables = { org: companyId, search, active: true };
              const { packages } = await gateway.request(PackagesDocument, variables, { signal, kind: 'lookup' });
              return { items: packages.packages, total: packages.total ?? packages.packages.length };
            }}
          />
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
