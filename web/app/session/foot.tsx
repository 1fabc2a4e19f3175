import { classes } from '../../ui/classes.ts';
import { usePortalIfKnown } from './session-context.tsx';

/** The copyright line, at the end of every page. */
export function Foot({ className = 'foot' }: { className?: string }) {
  const portal = usePortalIfKnown();
  return (
    <footer className={classes(className)}>
      {portal ? `© ${new Date().getFullYear()} ${portal.providerName}. All rights reserved.` : null}
    </footer>
  );
}
