import { Check, Clock, Lock, RotateCw } from 'lucide-react';
import { usePortalIfKnown } from '../app/session/session-context.tsx';
import { AppointmentCard } from '../ui/appointment-card.tsx';

const lines = Array.from({ length: 9 }, (_, at) => ({
  d: `M${-60 + 6 * at} ${700 + 26 * at}C${180 + 8 * at} ${690 + 22 * at} ${330 + 10 * at} ${560 + 20 * at} 780 ${90 + 44 * at}`,
  opacity: 1 - 0.095 * at,
}));

const Flow = () => (
  <svg
    className="absolute inset-0 size-full text-link opacity-22"
    viewBox="0 0 720 900"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
  >
    {lines.map(({ d, opacity }) => (
      <path key={d} d={d} strokeOpacity={opacity} />
    ))}
  </svg>
);

const example = [
  { name: 'Candidate', value: 'Liam O’Connor' },
  { name: 'Package', value: 'PEM – Standard' },
  { name: 'Takes', value: '75 minutes' },
];

/** The purpose of the portal, beside the forms of those who are not signed in. */
export default function AuthArt() {
  const holdMinutes = usePortalIfKnown()?.holdMinutes ?? 10;
  return (
    <>
      <Flow />
      <div className="relative grid w-[min(420px,100%)] gap-5 [--notch:var(--canvas)]">
        <p className="max-w-[24em] text-balance font-semibold text-xl tracking-[-0.017em]">
          Five candidates, one sitting. Every time you pick is held for you while you finish.
        </p>
        <AppointmentCard
          label="An example of an appointment"
          state={
            <>
              <Check className="size-3.5" />
              Confirmed
            </>
          }
          aside={<span className="normal-nums">PF-204817</span>}
          time="07:30"
          date="Mon 23/11/2026"
          place="Perth – Hay Street"
          facts={example}
        />
        <ul className="grid gap-2 text-text-2">
          <li className="flex items-center gap-2">
            <Clock />
            Times held for {holdMinutes} minutes by the clinic’s clock
          </li>
          <li className="flex items-center gap-2">
            <RotateCw />
            What you type is saved as you go
          </li>
          <li className="flex items-center gap-2">
            <Lock />
            Results open only on a device you have verified
          </li>
        </ul>
      </div>
    </>
  );
}
