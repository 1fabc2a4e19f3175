import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { useStaged } from '../../lab/inspector/gallery/staging.ts';
import type { ScreenProps } from '../../lab/inspector/host.ts';
import {
  candidateLinkMachine,
  type LinkEvent,
  type LinkSnapshot,
} from '../../machines/candidate-link/candidate-link.machine.ts';
import {
  type OwnEvent,
  type OwnSnapshot,
  ownAppointmentMachine,
  ownAppointmentPhase,
} from '../../machines/own-appointment/own-appointment.machine.ts';
import { type ReminderSnapshot, shownPhase } from '../../machines/reminder/reminder.machine.ts';
import {
  appointmentPage,
  birthDatePage,
  endedPage,
  restingPage,
} from '../../server-pages/appointment/appointment-html.ts';
import { style } from '../../server-pages/appointment/appointment-style.ts';
import { codePage } from '../../server-pages/appointment/code-html.ts';
import { timesPage } from '../../server-pages/appointment/move-html.ts';
import { DeliveryEntry } from '../bookings/history/deliveries.tsx';
import { Timeline } from '../bookings/history/timeline.tsx';
import { ReminderLine } from '../bookings/history/written-reminders.tsx';
import { freeTimes, ownOf } from './gallery-candidate-example.ts';

type Body = ReturnType<typeof endedPage>;

/** The machine event of each form on the pages, by the form's action. */
const linkEvents: Readonly<Record<string, LinkEvent>> = {
  code: { type: 'code.asked' },
  open: { type: 'proof.tried', isRight: true },
};

const ownEvents: Readonly<Record<string, OwnEvent>> = {
  details: { type: 'details.saved' },
  confirm: { type: 'attendance.confirmed' },
  ask: { type: 'change.asked' },
  hold: { type: 'time.held', until: Date.parse('2026-11-24T01:00:00Z') },
  move: { type: 'time.taken' },
  release: { type: 'time.released' },
  earlier: { type: 'earlier.asked' },
  take: { type: 'earlier.taken' },
  decline: { type: 'earlier.declined' },
};

function linkBody(phase: LinkSnapshot): Body {
  if (phase.matches({ live: 'resting' })) return restingPage();
  if (phase.matches({ live: { asking: 'code' } }))
    return codePage('006', phase.matches({ live: { asking: { code: 'sent' } } }), null);
  if (phase.matches({ live: 'asking' })) return birthDatePage(null);
  if (!phase.matches({ live: 'open' })) return endedPage();
  return ownBody(ownAppointmentPhase({ appointment: 'ahead' }, phase.context.now));
}

function ownBody(phase: OwnSnapshot): Body {
  const own = ownOf(phase);
  const isChoosing = phase.matches({ appointment: { ahead: { time: { movable: 'choosing' } } } });
  return isChoosing ? timesPage(own, freeTimes, null) : appointmentPage(own, null, { now: phase.context.now });
}

/** A candidate's link: what it asks for, or the page that it opens. */
export function LinkScreen({ live, snapshot }: ScreenProps) {
  const link = useStaged(candidateLinkMachine, snapshot);
  const tell = (does: string) => {
    const told = linkEvents[does];
    if (told) link.send(told);
  };
  return <GatewayPage body={linkBody(live as unknown as LinkSnapshot)} tell={tell} />;
}

/** The page of the own appointment. */
export function OwnAppointmentScreen({ live, snapshot }: ScreenProps) {
  const own = useStaged(ownAppointmentMachine, snapshot);
  const tell = (does: string) => {
    const told = ownEvents[does];
    if (told) own.send(told);
  };
  return <GatewayPage body={ownBody(live as unknown as OwnSnapshot)} tell={tell} />;
}

/** A page that the gateway writes, in a document that has its style; a form tells what it would do. */
function GatewayPage({ body, tell }: { body: Body; tell: (does: string) => void }) {
  const place = useRef<HTMLDivElement>(null);
  // Written by the gateway's own templates, which escape every value.
  const written = String(body).replaceAll(' autofocus', '');
  useLayoutEffect(() => {
    const [main, frame] = [place.current, place.current?.ownerDocument];
    if (!main || !frame?.defaultView) return;
    main.innerHTML = `<main><p class="provider">Banksia Health</p>${written}</main>`;
    const sheet = new frame.defaultView.CSSStyleSheet();
    sheet.replaceSync(style);
    frame.adoptedStyleSheets = [sheet];
  }, [written]);
  const onSubmit = (event: FormEvent<HTMLDivElement>) => {
    event.preventDefault();
    tell(/[?&]do=(\w+)/.exec((event.target as HTMLFormElement).getAttribute('action') ?? '')?.[1] ?? '');
  };
  return <div ref={place} onSubmit={onSubmit} />;
}

/** A reminder on the booking's page, from when it is written. */
export function ReminderScreen({ live }: ScreenProps) {
  const phase = live as unknown as ReminderSnapshot;
  const shown = shownPhase(phase);
  if (shown === null) return <p className="p-6 text-text-2">On no page: nothing is written.</p>;
  const { delivery } = phase.context;
  const mail = {
    id: 'm1',
    kind: 'reminder.1d.sms',
    recipient: '+61487987987',
    leavesAt: null,
    state: delivery === 'retried' ? ('waiting' as const) : delivery,
    createdAt: '2026-11-23T00:00:00Z',
    sentAt: delivery === 'sent' ? '2026-11-23T00:01:00Z' : null,
    lastError: delivery === 'retried' || delivery === 'failed' ? 'connect ECONNREFUSED' : null,
  };
  const { kind, sentAt, lastError } = mail;
  const triedAgainAt = shown === 'retrying' ? '2026-11-23T00:02:00Z' : null;
  return (
    <div className="p-6">
      <ul>
        <ReminderLine reminder={{ kind, phase: shown, sentAt, triedAgainAt, lastError }} timeZone="Australia/Perth" />
      </ul>
      <Timeline gap="gap-3">
        <DeliveryEntry mail={mail} timeZone="Australia/Perth" />
      </Timeline>
    </div>
  );
}
