import { Suspense } from 'react';
import type { SiteId } from '../../machines/lib/ports.ts';
import { chipsBoxClass } from '../ui/fields/control-classes.ts';
import { useControl } from '../ui/fields/field.tsx';
import { lazyView } from '../ui/loading/lazy-view.tsx';

export type ClinicChoice = { id: SiteId; name: string; address: string; isFavourite?: boolean };

export type ClinicsFieldProps = {
  /** The clinics to choose from. */
  clinics: readonly ClinicChoice[];
  all: boolean;
  siteIds: readonly SiteId[];
  onChoice: (choice: { all: boolean; siteIds: readonly SiteId[] }) => void;
  onBlur?: () => void;
  /** False where each clinic is chosen by itself. */
  canChooseAll?: boolean;
};

export const loadClinicsBox = () => import('./clinics-box.tsx');
const ClinicsBox = lazyView(loadClinicsBox);

function Resting() {
  return (
    <div className={chipsBoxClass()} aria-busy="true">
      <input {...useControl()} readOnly />
    </div>
  );
}

/** Clinics of one state as chips, chosen one by one or all at once, inside a `Field`. */
export function ClinicsField(props: ClinicsFieldProps) {
  return (
    <Suspense fallback={<Resting />}>
      <ClinicsBox {...props} />
    </Suspense>
  );
}
