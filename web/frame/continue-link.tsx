import { History, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { IconButton } from '../ui/button.tsx';
import { bannerClass } from '../ui/feedback/states.tsx';
import { offerWayBack, useWayBack } from './way-back.ts';

/** After a sign-in, the way back to the page that was open before. It goes with the first step elsewhere. */
export function ContinueLink() {
  const path = useWayBack();
  const [here] = useLocation();
  const offeredOn = useRef(here);
  useEffect(() => {
    if (path && offeredOn.current !== here) offerWayBack(null);
  }, [path, here]);
  if (!path) return null;
  return (
    <div className={bannerClass('info', 'mx-4 mt-4 items-center sm:mx-6')}>
      <History />
      <Link href={path} className="underline decoration-1 underline-offset-3" onClick={() => offerWayBack(null)}>
        Continue where you were
      </Link>
      <span className="ml-auto">
        <IconButton small label="Dismiss" onClick={() => offerWayBack(null)}>
          <X className="size-3.5" />
        </IconButton>
      </span>
    </div>
  );
}
