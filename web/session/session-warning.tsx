import { useEffect, useState } from 'react';
import { later } from '../ui/later.tsx';
import { useSession } from './session-context.tsx';

const loadDialog = () => Promise.all([import('./expiry-dialog.tsx'), import('../ui/dialog-box.tsx')]);
const ExpiryDialog = later(async () => (await loadDialog())[0]);

/** 780 s after the last request. Its code is fetched long before: the network may be what is missing by then; where it is missing now, the dialog asks again. */
export function SessionWarning() {
  const isOpen = useSession((now) => now.matches({ signedIn: { lease: 'warning' } }));
  const [isNeeded, setNeeded] = useState(isOpen);
  if (isOpen && !isNeeded) setNeeded(true);
  useEffect(() => {
    const timer = setTimeout(() => loadDialog().catch(() => {}), 60_000);
    return () => clearTimeout(timer);
  }, []);
  // It stays mounted so that it can fade away.
  return isNeeded ? <ExpiryDialog open={isOpen} /> : null;
}
