import { Suspense } from 'react';
import { chipsBoxClass } from '../ui/fields/control-classes.ts';
import { useControl } from '../ui/fields/field.tsx';
import { lazyView } from '../ui/loading/lazy-view.tsx';
import type { ClinicsFieldProps } from './clinics-box.tsx';

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
