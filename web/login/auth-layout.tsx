import { Check, Clock, Lock, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Foot } from '../app/session/foot.tsx';
import { usePortalIfKnown } from '../app/session/session-context.tsx';
import { AppointmentCard } from '../ui/appointment-card.tsx';
import { Mark } from '../ui/brand.tsx';

/** The pages of those who are not signed in: a form at the left, what it is for at the right. */
export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className="auth">
      <main className="auth-form">
        <div>
          <Link className="logo" href="/login" aria-label="Preflight home">
            <Mark />
            <span>Preflight</span>
          </Link>
        </div>
        <div className="auth-box">{children}</div>
        <Foot className="small quiet" />
      </main>
      <AuthArt />
    </div>
  );
}

const lines = Array.from({ length: 9 }, (_, at) => ({
  d: `M${-60 + 6 * at} ${700 + 26 * at}C${180 + 8 * at} ${690 + 22 * at} ${330 + 10 * at} ${560 + 20 * at} 780 ${90 + 44 * at}`,
  opacity: 1 - 0.095 * at,
}));

const Flow = () => (
  <svg
    className="flow"
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

function AuthArt() {
  const holdMinutes = usePortalIfKnown()?.holdMinutes ?? 10;
  return (
    <aside className="auth-art" aria-label="About Preflight">
      <Flow />
      <div className="auth-stack">
        <p className="auth-claim">
          Five candidates, one sitting. Every time you pick is held for you while you finish.
        </p>
        <AppointmentCard
          label="An example of an appointment"
          state={
            <>
              <Check className="i i-s" />
              Confirmed
            </>
          }
          aside={<span className="normal-nums">PF-204817</span>}
          time="07:30"
          date="Mon 23/11/2026"
          place="Perth – Hay Street"
          facts={example}
        />
        <ul className="stack muted gap-2">
          <li className="row">
            <Clock className="i" />
            Times held for {holdMinutes} minutes by the clinic’s clock
          </li>
          <li className="row">
            <RotateCw className="i" />
            What you type is saved as you go
          </li>
          <li className="row">
            <Lock className="i" />
            Results open only on a device you have verified
          </li>
        </ul>
      </div>
    </aside>
  );
}
