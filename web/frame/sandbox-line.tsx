import { FlaskConical } from 'lucide-react';

/** Above each page of a sandbox company. */
export default function SandboxLine() {
  return (
    <p className="flex items-center gap-2 border-warning-line border-b bg-warning-soft px-4 py-2 text-sm sm:px-6 print:hidden">
      <FlaskConical className="size-4 shrink-0 text-warning" aria-hidden="true" />
      <span>
        <strong className="font-strong">Sandbox:</strong> no mail or SMS of your bookings is sent, and nothing is
        invoiced.
      </span>
    </p>
  );
}
