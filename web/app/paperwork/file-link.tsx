import { useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { fileLinkMachine } from '../../../machines/file-link/file-link.machine.ts';
import { Button } from '../../ui/button.tsx';
import { notifyBy } from '../../ui/feedback/toasts.ts';
import { errorClass } from '../../ui/fields/control-classes.ts';
import { startDownload } from '../../ui/start-download.ts';
import { useMachine } from '../machines/use-machine.ts';
import { messageFor } from '../messages.ts';

type FileLinkProps = {
  name: string;
  /** Said with the name, where the name alone does not say whose it is. */
  whose?: string;
  /** The file's signed address. */
  findAddress: () => Promise<string>;
};

/** Downloads a file: its address is requested on the click, because it lives for a minute. */
export function FileLink({ name, whose = '', findAddress }: FileLinkProps) {
  const latest = useRef(findAddress);
  useEffect(() => {
    latest.current = findAddress;
  });
  const [machine] = useState(() =>
    fileLinkMachine.provide({
      actors: { findAddress: fromPromise<string>(() => latest.current()) },
      actions: {
        startDownload: (_, { address }) => startDownload(address),
        showFailure: (shown, { error }) => notifyBy(shown, { tone: 'bad', text: messageFor(error) }),
      },
    }),
  );
  const [snapshot, send] = useMachine(machine);
  const { failure } = snapshot.context;
  const download = () => send({ type: 'download.pressed' });
  const busy = snapshot.hasTag('busy') && 'Preparing…';
  return (
    <>
      <Button look="link" size="sm" className="-ml-2 text-left" busy={!failure && busy} onClick={download}>
        <span className="sr-only">Download </span>
        {name}
        {whose ? <span className="sr-only">{whose}</span> : null}
      </Button>
      {failure ? (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-normal">
          <span className={errorClass}>{messageFor(failure)}</span>
          <Button size="sm" busy={busy} onClick={download}>
            Try again<span className="sr-only">: {name}</span>
          </Button>
        </span>
      ) : null}
    </>
  );
}
