import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { appointmentPage, birthDatePage, endedPage, restingPage } from '../gateway/appointment/appointment-html.ts';
import { style } from '../gateway/appointment/appointment-style.ts';
import { codePage } from '../gateway/appointment/code-html.ts';
import { timesPage } from '../gateway/appointment/move-html.ts';
import { useStaged } from '../lab/inspector/gallery/staging.ts';
import type { ScreenProps } from '../lab/inspector/host.ts';
import {
  candidateLinkMachine,
  type LinkEvent,
  type LinkSnapshot,
} from '../machines/candidate-link/candidate-link.machine.ts';
import { type ReminderSnapshot, shownPhase } from '../machines/reminder/reminder.machine.ts';
import { DeliveryEntry } from './bookings/history/deliveries.tsx';
import { Timeline } from './bookings/history/timeline.tsx';
import { ReminderLine } from './bookings/history/written-reminders.tsx';

type Own = Parameters<typeof appointmentPage>[0];

const at = '2026-11-24T01:00:00Z';
const offeredTime = '2026-11-23T02:00:00Z';
const heldTime = '2026-11-25T02:00:00Z';
const saidAt = '2026-11-22T00:30:00Z';

/** What the forms of the page tell the machine, by what they do. */
const events: Readonly<Record<string, LinkEvent>> = {
  ...{ code: { type: 'code.asked' }, open: { type: 'proof.tried', isRight: true }, details: { type: 'details.saved' } },
  ...{ confirm: { type: 'attendance.confirmed' }, ask: { type: 'change.asked' } },
  ...{
    hold: { type: 'time.held', until: Date.parse(at) },
    move: { type: 'time.taken' },
    release: { type: 'time.released' },
  },
  ...{ earlier: { type: 'earlier.asked' }, take: { type: 'earlier.taken' }, decline: { type: 'earlier.declined' } },
};

/** An appointment as the service answers for it in a phase. */
function ownOf(phase: LinkSnapshot): Own {
  const appointment = (['arranging', 'past', 'cancelled'] as const).find((state) =>
    phase.matches({ live: { open: { appointment: state } } }),
  );
  const answer = (said: 'confirmed' | 'asked') =>
    phase.matches({ live: { open: { appointment: { ahead: { answer: said } } } } }) ? saidAt : null;
  const earlier = (state: 'closed' | 'waiting' | 'offered') =>
    phase.matches({ live: { open: { appointment: { ahead: { earlier: state } } } } });
  const time = (state: 'holding' | 'moved') =>
    phase.matches({ live: { open: { appointment: { ahead: { time: { movable: state } } } } } });
  const until = new Date(phase.context.now + 600_000).toISOString();
  const isFixed = phase.matches({ live: { open: { appointment: { ahead: { time: 'fixed' } } } } });
  return {
    state: appointment ?? 'ahead',
    ...{ candidate_name: 'Example Candidate', company_name: 'Example Company', reference: 'PF-100001' },
    ...{ package_name: 'Standard medical', minutes: 60, timezone: 'Australia/Perth' },
    appointment_time: appointment === 'arranging' ? null : at,
    ...{ site_name: 'Perth – Hay Street', site_address: '226 Hay Street, Perth WA 6000', site_phone: '08 9450 9876' },
    ...{
      preferred_site_name: 'Perth – Hay Street',
      preferred_from_date: '2026-11-24',
      preferred_to_date: '2026-11-27',
    },
    ...{ paperwork: 'Consent form', preparation: 'Eat nothing for 8 hours before.', calendar: null },
    ...{ confirmed_at: answer('confirmed'), asked_at: answer('asked'), can_be_earlier: !earlier('closed') },
    earlier:
      earlier('waiting') || earlier('offered')
        ? {
            before_day: '2026-11-24',
            ...(earlier('offered')
              ? { offered_time: offeredTime, expires_at: until }
              : { offered_time: null, expires_at: null }),
          }
        : null,
    move: isFixed
      ? null
      : {
          ...{ from_day: '2026-11-23', until_day: '2026-12-01', is_moved: time('moved') },
          ...(time('holding') ? { held_time: heldTime, expires_at: until } : { held_time: null, expires_at: null }),
        },
    files: [{ paperwork_id: null, paper_work: 'Photo identification', file_name: null, sent_at: null }],
    missing: phase.matches({ live: { open: { details: 'filling' } } }) ? ['candidate_dob', 'candidate_gender'] : [],
    may_send: phase.hasTag('sendable'),
  };
}

function bodyOf(phase: LinkSnapshot) {
  if (phase.matches({ live: 'resting' })) return restingPage();
  if (phase.matches({ live: { asking: 'code' } }))
    return codePage('006', phase.matches({ live: { asking: { code: 'sent' } } }), null);
  if (phase.matches({ live: 'asking' })) return birthDatePage(null);
  if (!phase.matches({ live: 'open' })) return endedPage();
  const own = ownOf(phase);
  const isChoosing = phase.matches({ live: { open: { appointment: { ahead: { time: { movable: 'choosing' } } } } } });
  const times = { days: ['2026-11-25'], day: '2026-11-25', times: [heldTime] };
  return isChoosing ? timesPage(own, times, null) : appointmentPage(own, null, { now: phase.context.now });
}

/** The page that the gateway writes, in a document that has its style; a form tells the machine what it would do. */
export function LinkScreen({ live, snapshot }: ScreenProps) {
  const link = useStaged(candidateLinkMachine, snapshot);
  const place = useRef<HTMLDivElement>(null);
  const phase = live as unknown as LinkSnapshot;
  useLayoutEffect(() => {
    const [main, frame] = [place.current, place.current?.ownerDocument];
    if (!main || !frame?.defaultView) return;
    // Written by the gateway's own templates, which escape every value.
    main.innerHTML = `<main><p class="provider">Banksia Health</p>${String(bodyOf(phase)).replaceAll(' autofocus', '')}</main>`;
    const sheet = new frame.defaultView.CSSStyleSheet();
    sheet.replaceSync(style);
    frame.adoptedStyleSheets = [sheet];
  }, [phase]);
  const onSubmit = (event: FormEvent<HTMLDivElement>) => {
    event.preventDefault();
    const told = events[/[?&]do=(\w+)/.exec((event.target as HTMLFormElement).getAttribute('action') ?? '')?.[1] ?? ''];
    if (told) link.send(told);
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
    ...{ id: 'm1', kind: 'reminder.1d.sms', recipient: '+61487987987', leavesAt: null },
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
