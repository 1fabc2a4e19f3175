import { usePortalIfKnown } from './session-context.tsx';

/** The copyright line, at the end of every page. */
export function Foot({
  className = 'foot mt-auto px-6 py-3.5 text-text-3 text-xs max-sm:p-4',
}: {
  className?: string;
}) {
  const portal = usePortalIfKnown();
  return (
    <footer className={className}>
      {portal ? (
        <>
          {`© ${new Date().getFullYear()} ${portal.providerName}. All rights reserved. `}
          <a className="underline" href="/accessibility">
            Accessibility
          </a>
          {' · '}
          <a className="underline" href="/status">
            Status
          </a>
        </>
      ) : null}
    </footer>
  );
}
