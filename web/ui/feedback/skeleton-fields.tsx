import { useDelayedFlag } from '../loading/use-delayed-flag.ts';
import { SkeletonLine } from './skeleton.tsx';

type SkeletonFieldsProps = {
  fields: number;
  label: string;
  /** Inside something that has a margin of its own. */
  isBare?: boolean;
};

/** Labels and boxes where a form will be, after 150 ms. */
export function SkeletonFields({ fields, label, isBare = false }: SkeletonFieldsProps) {
  const shown = useDelayedFlag(true);
  if (!shown) return <div className="min-h-60" />;
  return (
    <div role="status" aria-busy="true" aria-label={label} className={isBare ? '' : 'max-w-[688px] px-4 sm:px-6'}>
      <div className="grid max-w-[640px] gap-5">
        {Array.from({ length: fields }, (_, field) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fields without identity
          <span className="grid gap-2" key={field}>
            <SkeletonLine width={14 + ((field * 7) % 12)} />
            <span className="block animate-pulse bg-skeleton base:h-2.5 base:rounded-[5px] h-9 rounded-md" />
          </span>
        ))}
      </div>
    </div>
  );
}
