import { Suspense, use } from 'react';
import { useHost } from '../host.ts';
import { placeOfState, type Sources } from './sources.ts';

type SourceProps = { machine: string; state: string };

/** The file and line of a state: opened in an editor where pages are being written, else to be read. */
export function SourceLink(props: SourceProps) {
  const { loadSources } = useHost();
  return loadSources ? (
    <Suspense>
      <Place {...props} loaded={loadSources()} />
    </Suspense>
  ) : null;
}

function Place({ machine, state, loaded }: SourceProps & { loaded: Promise<Sources> }) {
  const sources = use(loaded);
  const place = placeOfState(sources, machine, state);
  if (!place) return null;
  const href = sources.hrefOf(place);
  return href ? (
    <a className="font-mono text-xs underline underline-offset-3" href={href}>
      {place}
    </a>
  ) : (
    <code className="text-text-2 text-xs wrap-anywhere">{place}</code>
  );
}
