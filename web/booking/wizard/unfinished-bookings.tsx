import { useState } from 'react';
import { fromPromise } from 'xstate';
import type { BookingDraft, ServiceType } from '../../../machines/booking.types.ts';
import { readDraft } from '../../../machines/booking-wizard/stored-draft.ts';
import { loadMachine } from '../../../machines/load.machine.ts';
import { bookingPaths } from '../../../machines/rules/menu.ts';
import type { Gateway } from '../../gateway-client.ts';
import { useGateway, usePortal } from '../../session/session-context.tsx';
import { systemNow } from '../../session/session-host.ts';
import { useMachine } from '../../tap/use-machine.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Banner } from '../../ui/states.tsx';
import { dayAndTime } from '../../ui/when.ts';
import { UnfinishedDocument } from './wizard.documents.ts';

/** As many as one can take in at a glance. */
const MOST = 3;

type Unfinished = { draftId: string; updatedAt: string; draft: BookingDraft };

/** Bookings that this account began and did not send, here or on another device; shown before a new one has begun. */
export default function UnfinishedBookings({ serviceType }: { serviceType: ServiceType }) {
  const gateway = useGateway();
  const { timeZone } = usePortal();
  const [machine] = useState(() => unfinishedOf(gateway, serviceType));
  const [{ context }] = useMachine(machine);
  const found = context.thing ?? [];
  if (found.length === 0) return null;
  return (
    <section className="wizard-notice" aria-label="Unfinished bookings">
      <Banner
        tone="info"
        title={found.length === 1 ? 'You have an unfinished booking' : 'You have unfinished bookings'}
      >
        <ul className="stack mt-2 w-fit max-w-full">
          {found.map(({ draftId, updatedAt, draft }) => (
            <li key={draftId} className="row row-wrap justify-between">
              <span>
                <span className="strong">{whoIn(draft)}</span>
                <span className="quiet"> · saved {dayAndTime(timeZone, updatedAt)}</span>
              </span>
              <ButtonLink size="sm" href={`${bookingPaths[serviceType]}?draft=${draftId}`}>
                Continue<span className="sr"> with {whoIn(draft)}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Banner>
    </section>
  );
}

/** What cannot be listed is not offered: a new booking needs none of it. */
const unfinishedOf = (gateway: Gateway, serviceType: ServiceType) =>
  loadMachine<readonly Unfinished[]>().provide({
    actors: {
      fetchOne: fromPromise(async ({ signal }) => {
        const { drafts } = await gateway.request(UnfinishedDocument, { serviceType }, { signal, kind: 'background' });
        return drafts
          .slice(0, MOST)
          .map(({ draftId, updatedAt, body }) => ({ draftId, updatedAt, draft: readDraft(body, systemNow()) }));
      }),
    },
  });

function whoIn({ header, candidates }: BookingDraft): string {
  const [first, ...others] = candidates.map(({ name }) => name.trim()).filter((name) => name !== '');
  const people = first ? `${first}${others.length > 0 ? ` and ${others.length} more` : ''}` : 'Nobody named yet';
  return [people, header.company?.name].filter(Boolean).join(', ');
}
