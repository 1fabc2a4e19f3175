import type { FollowUp } from '../follow-up.ts';
import * as account from './account.ts';
import { schedulerBoard } from './board.ts';
import * as small from './small.ts';
import { walkIn } from './walk-in.ts';
import { bookingWizard, groupHold, slotSearch } from './wizard.ts';

/** By the names of the machines whose pages they begin on. */
export const followUps: Readonly<Record<string, readonly FollowUp[]>> = {
  'booking-export': small.bookingExport,
  'booking-wizard': bookingWizard,
  'bulk-change': small.bulkChange,
  'confirmed-action': small.confirmedAction,
  'file-link': small.fileLink,
  form: small.form,
  'group-hold': groupHold,
  load: account.load,
  'lookup-start': small.lookupStart,
  'scheduler-board': schedulerBoard,
  'sign-in': account.signIn,
  'slot-search': slotSearch,
  upload: small.upload,
  'walk-in': walkIn,
};
