import { storedAccount } from './stored-keys.ts';

const key = () => `clinic:${storedAccount() ?? ''}`;

/** Keeps the clinic that the account chose on the board or the day list, in this browser. */
export const rememberClinic = (id: string) => localStorage.setItem(key(), id);

export const rememberedClinic = (): string | null => localStorage.getItem(key());

/** The clinic that the address names, else the one chosen last, else the first. */
export function clinicToShow<Clinic extends { readonly id: string }>(
  clinics: readonly Clinic[],
  named: string | null,
): Clinic | undefined {
  const find = (wanted: string | null) => clinics.find(({ id }) => id === wanted);
  return find(named) ?? find(rememberedClinic()) ?? clinics[0];
}

const besideKey = () => `clinics-beside:${storedAccount() ?? ''}`;

/** Keeps which clinics the account has beside it on the board, in this browser. */
export const rememberBeside = (ids: string) => localStorage.setItem(besideKey(), ids);

export const rememberedBeside = () => localStorage.getItem(besideKey()) ?? '';
