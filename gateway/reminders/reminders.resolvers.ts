import type { components } from '../generated/booking.openapi.ts';
import type { ReminderSettingsInput, Resolvers } from '../generated/resolvers.ts';
import { unwrap } from '../rest/rest-error.ts';

export const remindersResolvers: Resolvers = {
  Query: {
    async reminderSettings(_root, { orgId }, { booking }) {
      const params = { path: { org_id: orgId } };
      return unwrap(await booking.GET('/booking/reminder-settings/{org_id}', { params }));
    },
  },
  Mutation: {
    async chooseReminders(_root, { orgId, input }, { booking }) {
      const [params, body] = [{ path: { org_id: orgId } }, toBody(input)];
      return unwrap(await booking.PUT('/booking/reminder-settings/{org_id}', { params, body }));
    },
  },
};

/** The service refuses a moment that it does not know. */
const toBody = ({ mail, sms }: ReminderSettingsInput) =>
  ({ mail: [...mail], sms: [...sms] }) as components['schemas']['ReminderSettings'];
