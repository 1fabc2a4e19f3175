import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { bookingDraftMachine } from '../../machines/booking-draft/booking-draft.machine.ts';
import type { bookingWizardMachine } from '../../machines/booking-wizard/booking-wizard.machine.ts';

export type WizardActor = ActorRefFrom<typeof bookingWizardMachine>;

export type WizardSnapshot = SnapshotFrom<typeof bookingWizardMachine>;

export type DraftActor = ActorRefFrom<typeof bookingDraftMachine>;

export type DraftSnapshot = SnapshotFrom<typeof bookingDraftMachine>;
