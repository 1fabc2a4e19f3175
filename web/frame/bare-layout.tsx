import type { ReactNode } from 'react';
import { Foot } from '../session/foot.tsx';

/** A page without menu and header. */
export default function BareLayout({ children }: { children: ReactNode }) {
  return (
    <div className="detail">
      {children}
      <Foot className="foot px-0" />
    </div>
  );
}
