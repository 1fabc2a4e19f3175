import { bookingDraftMachine } from '../../machines/booking-draft/booking-draft.machine.ts';
import { bookingWizardMachine } from '../../machines/booking-wizard/booking-wizard.machine.ts';
import type { PortalError } from '../../machines/lib/portal-error.ts';
import type { DraftId } from '../../machines/lib/ports.ts';
import { slotReservationMachine } from '../../machines/slot-reservation/slot-reservation.machine.ts';
import { slotSearchMachine } from '../../machines/slot-search/slot-search.machine.ts';
import type { Gateway } from '../app/api/gateway-client.ts';
import { messageFor } from '../app/messages.ts';
import type { ServerClock } from '../app/session/server-clock.ts';
import { reservationPorts, searchPorts } from '../slots/slots.ports.ts';
import { notify } from '../ui/feedback/toasts.ts';
import { type Booker, draftPorts } from './saving/draft.ports.ts';
import { wizardPorts } from './wizard.ports.ts';
import type { StepNaming } from './wizard-address.ts';
import type { WizardLookups } from './wizard-lookups.ts';

export type WizardHost = {
  gateway: Gateway;
  lookups: WizardLookups;
  clock: ServerClock;
  booker: Booker;
  naming: StepNaming;
  onDraftNamed: (draftId: DraftId) => void;
  /** Away from the wizard: saved and closed, or discarded. */
  leave: () => void;
};

const showError = (_: unknown, { error, seconds }: { error: PortalError; seconds: 5 | 10 }) =>
  notify({ tone: 'bad', text: messageFor(error), seconds });

/** The wizard's machine, and the machines of its draft, of its times and of its search, with what this browser gives them. */
export const hostedWizard = ({ gateway, lookups, clock, booker, naming, onDraftNamed, leave }: WizardHost) =>
  bookingWizardMachine.provide({
    actors: {
      ...wizardPorts(gateway, clock),
      bookingDraft: bookingDraftMachine.provide({
        actors: draftPorts(gateway, booker, clock),
        actions: { goToDraft: (_, { draftId }) => onDraftNamed(draftId), showError },
      }),
      slotReservation: slotReservationMachine.provide({
        actors: reservationPorts(gateway, clock),
        actions: { showNotice: (_, { text }) => notify({ tone: 'good', text }), showError },
      }),
      slotSearch: slotSearchMachine.provide({
        actors: searchPorts(gateway, lookups, clock),
        actions: { showError: (_, { text }) => notify({ tone: 'bad', text }) },
      }),
    },
    actions: {
      goToStep: (_, { step }) => naming.name(step),
      leaveWizard: leave,
      showError,
      showCreateError: (_, { error }) =>
        notify({ tone: 'bad', text: `Error when create booking: ${messageFor(error)}`, seconds: 10 }),
    },
  });
