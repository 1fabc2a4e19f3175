import { Clock } from 'lucide-react';

/** Where the card of the held time will be; not shown where it would stand above the times. */
export const NoTimeCard = ({ title, children }: { title: string; children: string }) => (
  <div className="grid justify-items-center gap-1 rounded-xl border-[1.5px] border-dashed border-[color-mix(in_srgb,var(--border-strong)_55%,var(--border))] px-5 py-7 text-center max-md:hidden">
    <Clock className="i text-text-3" />
    <p className="strong">{title}</p>
    <p className="small quiet">{children}</p>
  </div>
);
