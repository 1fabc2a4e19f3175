import { id, type SiteId } from '../../machines/lib/ports.ts';
import { useAnswer } from '../app/records/use-answer.ts';
import type { ClinicChoice } from '../slots/clinics-box.tsx';
import { ClinicsField } from '../slots/clinics-field.tsx';
import { Field } from '../ui/fields/field.tsx';
import { FavouriteChoicesDocument } from './companies.documents.ts';

export const favouriteLabel = { favouriteClinics: 'Favourite clinics' };

/** All clinics that can be booked; none until they have come. */
export function useClinicChoices(): readonly ClinicChoice[] {
  const { data } = useAnswer('favouriteChoices', FavouriteChoicesDocument, {}, 'bookableClinics');
  return (data ?? []).map((clinic) => ({ ...clinic, id: id<SiteId>(clinic.id) }));
}

/** Ids of clinics as their names; other values as they are. */
export const clinicNames = (value: unknown, clinics: readonly ClinicChoice[]): unknown =>
  Array.isArray(value) ? value.map((one) => clinics.find((clinic) => clinic.id === one)?.name ?? one) : value;

type FavouritesProps = {
  clinics: readonly ClinicChoice[];
  value: readonly string[];
  onValue: (ids: string[]) => void;
  onBlur: () => void;
  error: string | undefined;
};

/** Clinics that new bookings of a company start with. */
export function FavouriteClinicsField({ clinics, value, onValue, onBlur, error }: FavouritesProps) {
  return (
    <Field
      label={favouriteLabel.favouriteClinics}
      optional
      keepHint
      hint="New bookings start with those in the state of the first. They come first in the list of clinics."
      error={error}
    >
      <ClinicsField
        clinics={clinics}
        canChooseAll={false}
        all={false}
        siteIds={value.map((one) => id<SiteId>(one))}
        onChoice={({ siteIds }) => onValue([...siteIds])}
        onBlur={onBlur}
      />
    </Field>
  );
}
