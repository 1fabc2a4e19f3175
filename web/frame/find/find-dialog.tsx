import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { fromPromise } from 'xstate';
import { findMachine } from '../../../machines/find/find.machine.ts';
import { toPortalError } from '../../../machines/lib/portal-error.ts';
import type { Gateway } from '../../app/api/gateway-client.ts';
import { useMachine } from '../../app/machines/use-machine.ts';
import { messageFor } from '../../app/messages.ts';
import { rememberedClinic } from '../../app/session/last-clinic.ts';
import { useAccess, useGateway, usePortal, useSessionActor } from '../../app/session/session-context.tsx';
import { backdropClass, dialogClass } from '../../ui/dialog/dialog-classes.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { useMenuEntries } from '../menu.tsx';
import { FindDocument, SendLinkAgainDocument } from './find.documents.ts';
import { FindBox } from './find-box.tsx';
import { type FoundHit, findVariables, hitsOf, pageHits } from './find-hits.ts';
import { consumeTypedAhead } from './typed-ahead.ts';

type FindDialogProps = {
  open: boolean;
  onClose: () => void;
  /** A hit was opened: the dialog goes at once, so that the focus is free for the new page's heading. */
  onGo: () => void;
};

/** The search over everything that the account may open: bookings, companies, accounts, sites, doctors, packages, pages. */
export default function FindDialog({ open, onClose, onGo }: FindDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} className="fixed inset-0 z-50" aria-label="Find">
      <DialogBackdrop transition className={backdropClass} />
      <div className="fixed inset-0 grid items-start justify-items-center overflow-auto px-4 pt-[12dvh] pb-4 max-sm:p-2">
        <DialogPanel
          transition
          className={dialogClass(
            true,
            'flex max-h-[min(680px,84dvh)] max-w-[760px]! flex-col overflow-hidden p-0 max-sm:max-h-[calc(100dvh-16px)]',
          )}
        >
          <Find onGo={onGo} onClose={onClose} />
        </DialogPanel>
      </div>
    </Dialog>
  );
}

/** The dialog is closed by then: a snackbar shows the answer. */
async function sendLinkAgain(gateway: Gateway, account: { org: string; accountId: string }) {
  try {
    await gateway.request(SendLinkAgainDocument, account);
    notify({ tone: 'good', text: 'Invitation sent' });
  } catch (thrown) {
    notify({ tone: 'bad', text: messageFor(toPortalError(thrown)) });
  }
}

function Find({ onGo, onClose }: Omit<FindDialogProps, 'open'>) {
  const gateway = useGateway();
  const { permissions, info } = useAccess();
  const { timeZone } = usePortal();
  const session = useSessionActor();
  const entries = useMenuEntries();
  const go = ({ href, state = {}, invites, logsOut }: FoundHit) => {
    onGo();
    if (logsOut) session.send({ type: 'logOut.pressed' });
    else if (invites) void sendLinkAgain(gateway, invites);
    else navigate(href, { state });
  };
  const [machine] = useState(() => {
    const finder = { permissions, timeZone, orgId: info.company?.id, siteId: rememberedClinic() };
    return findMachine<FoundHit>().provide({
      actors: {
        findHits: fromPromise<readonly FoundHit[], { words: string }>(async ({ input, signal }) => {
          const variables = findVariables(finder, input.words);
          return hitsOf(await gateway.request(FindDocument, variables, { signal, kind: 'lookup' }), finder);
        }),
      },
      actions: { openHit: (_, { hit }) => hit && go(hit) },
    });
  });
  const [state, send] = useMachine(machine);
  const takeOver = useEffectEvent(() => {
    const { words, wantsFirst } = consumeTypedAhead();
    if (words === '') return;
    send({ type: 'words.typed', words });
    const [first] = pageHits(entries, words);
    if (wantsFirst && first) go(first);
    else if (wantsFirst) send({ type: 'first.wanted' });
  });
  useEffect(() => takeOver(), []);
  return (
    <FindBox onClose={onClose} state={state} send={send} pages={pageHits(entries, state.context.words)} onPick={go} />
  );
}
