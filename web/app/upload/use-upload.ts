import { useCallback, useEffect, useRef, useState } from 'react';
import type { PortalError } from '../../../machines/lib/portal-error.ts';
import { paperworkFileMessage } from '../../../machines/rules/files/paperwork-file.ts';
import { uploadMachine } from '../../../machines/upload/upload.machine.ts';
import { notify, notifyBy } from '../../ui/feedback/toasts.ts';
import { useLeaveGuard } from '../forms/leave-guard.ts';
import { useIsStaged, useMachine } from '../machines/use-machine.ts';
import { useGateway } from '../session/session-context.tsx';
import { type Destination, sendFile } from './send-file.ts';

type Host<Answer> = {
  /** Asked when a file is sent. */
  to: (file: File) => Destination;
  words: { done: string; failed: string };
  onStored: (stored: Answer) => void;
};

/** The part of an upload that components need, whatever its answer is. `sent` is in bytes. */
export type Upload = {
  file: File | null;
  sent: number;
  failure: PortalError | null;
  isGoing: boolean;
  choose: (file: File) => void;
  callOff: () => void;
  retry: () => void;
  dismiss: () => void;
  leave: { isAsked: boolean; confirm: () => void; cancel: () => void };
  /** Goes elsewhere, such as out of a dialog: at once, or after the question about the file on its way. */
  leaveFor: (there: () => void) => void;
};

/** Hosts one upload. Another page is only reached with a question while a file is on its way. */
export function useUpload<Answer>(host: Host<Answer>): Upload {
  const gateway = useGateway();
  const latest = useRef(host);
  useEffect(() => {
    latest.current = host;
  });
  const proceed = useRef(() => {});
  const [machine] = useState(() =>
    uploadMachine<File, Answer>({
      ...host.words,
      mistakeOf: (file) => {
        const reason = paperworkFileMessage(file);
        return reason === null ? null : { code: 'BAD_REQUEST', reason, fields: {} };
      },
    }).provide({
      actors: {
        sendFile: sendFile<Answer, { file: File }>(gateway.stream, ({ file }) => ({
          file,
          ...latest.current.to(file),
        })),
      },
      actions: {
        notifyUploaded: (_, { answer }) => latest.current.onStored(answer),
        // Once nothing is on its way: until then the guard would stop it again.
        leave: () => queueMicrotask(() => proceed.current()),
        showNotice: notifyBy,
      },
    }),
  );
  const [snapshot, send, actor] = useMachine(machine);
  const isGoing = useCallback(() => actor.getSnapshot().hasTag('busy'), [actor]);
  const leaveFor = useCallback(
    (there: () => void) => {
      proceed.current = there;
      send({ type: 'leave.requested' });
    },
    [send],
  );
  const [unsaved] = useState(() => ({ what: () => `${actor.getSnapshot().context.file?.name}: its upload` }));
  useLeaveGuard(isGoing, leaveFor, unsaved);
  const isStaged = useIsStaged();
  useEffect(
    () => () => {
      const { file } = actor.getSnapshot().context;
      if (isGoing() && !isStaged)
        notify({ tone: 'bad', text: `${file?.name} was not uploaded: what it was for has been left.` });
    },
    [actor, isGoing, isStaged],
  );
  return {
    ...snapshot.context,
    isGoing: snapshot.hasTag('busy'),
    choose: (file) => send({ type: 'file.chosen', file }),
    callOff: () => send({ type: 'upload.cancelled' }),
    retry: () => send({ type: 'retry.pressed' }),
    dismiss: () => send({ type: 'failure.dismissed' }),
    leave: {
      isAsked: snapshot.matches({ uploading: 'asked' }),
      confirm: () => send({ type: 'leave.confirmed' }),
      cancel: () => send({ type: 'leave.cancelled' }),
    },
    leaveFor,
  };
}
