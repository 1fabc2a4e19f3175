import type { components } from '../generated/booking.openapi.ts';
import type { ReminderSettingsInput, Resolvers } from '../generated/resolvers.ts';
import { unwrap } from '../rest/rest-error.ts';

export const remindersResolvers: Resolvers = {
  Query: {
    async reminderSettings(_root, { orgId }, { booking }) {
      const params = { path: { org_id: orgId } };
      return toSettings(unwrap(await booking.GET('/booking/reminder-settings/{org_id}', { params })));
    },
  },
  Mutation: {
    async chooseReminders(_root, { orgId, input }, { booking }) {
      const [params, body] = [{ path: { org_id: orgId } }, toBody(input)];
      return toSettings(unwrap(await booking.PUT('/booking/reminder-settings/{org_id}', { params, body })));
    },
  },
};

type Settings = components['schemas']['ReminderSettings'];

const toSettings = ({ mail, sms, own_move_days, candidates_fill_in, updated_at }: Settings) => ({
  mail,
  sms,
  ownMoveDays: own_move_days,
  candidatesFillIn: candidates_fill_in,
  updatedAt: updated_at,
});

/** The service refuses a moment or number of days that it does not know. */
const toBody = ({ mail, sms, ownMoveDays, candidatesFillIn, updatedAt }: ReminderSettingsInput) =>
  ({
    mail: [...mail],
    sms: [...sms],
    own_move_days: ownMoveDays,
    candidates_fill_in: candidatesFillIn,
    updated_at: updatedAt,
  }) as Settings;
