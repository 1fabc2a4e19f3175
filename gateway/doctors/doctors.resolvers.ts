import { doctorNames, placeNames } from '../../services/booking/shared/booking.names.ts';
import { fromRest, ourNames, sameNames, toRest } from '../../services/shared/http/rest-names.ts';
import type { components } from '../generated/booking.openapi.ts';
import type { Doctor, OutsidePerson, Resolvers, WeeklyHoursInput } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap, unwrapEmpty } from '../rest/rest-error.ts';

type Rest = components['schemas'];

/** Names of the errors' fields, and of a doctor that somebody else changed. */
const names = ourNames(doctorNames);
const zoned = { timeZone: 'timezone' } as const;

const toDoctor = (doctor: Rest['Doctor']): Doctor => fromRest(doctorNames, doctor);
const toPerson = (person: Rest['OutsidePerson']): OutsidePerson => fromRest(placeNames, person);
const toOutside = ({ people, plans }: Rest['OutsideHours']) => ({
  people: people.map(toPerson),
  plans: plans.map((plan) => fromRest(sameNames, plan)),
});

const toWanted = ({ hours, replacesPatternId, untilDay, ...input }: WeeklyHoursInput): Rest['WantedPattern'] => ({
  ...toRest(sameNames, input),
  replaces_pattern_id: replacesPatternId ?? null,
  until_day: untilDay ?? null,
  hours: hours.map((period) => toRest(sameNames, period)),
});

export const doctorsResolvers: Resolvers = {
  Query: {
    async doctors(_root, { search, limit }, { booking }) {
      const query = { is_count: true, page_size: limit ?? 10, ...omitNullish({ search }) };
      const { data, count } = unwrap(await booking.GET('/booking/doctors', { params: { query } }));
      return { items: data.map(toItem), total: count ?? data.length };
    },
    async doctorList(_root, { search, active, page }, { booking }) {
      const status: ('active' | 'inactive')[] = [active === false ? 'inactive' : 'active'];
      const query = { is_count: true, page_size: 50, page: page ?? 1, status, ...omitNullish({ search }) };
      const { data, count, ...rest } = unwrap(await booking.GET('/booking/doctors', { params: { query } }));
      return { doctors: data.map(toDoctor), total: count, page: rest.page, pages: rest.pages };
    },
    async doctor(_root, { id }, { booking }) {
      const params = { path: { doctor_id: id } };
      const found = unwrap(await booking.GET('/booking/doctors/{doctor_id}', { params }));
      return {
        doctor: toDoctor(found.doctor),
        patterns: found.patterns.map(({ hours, ...pattern }) => ({
          ...fromRest(zoned, pattern),
          hours: hours.map((period) => fromRest(sameNames, period)),
        })),
        leaves: found.leaves.map((leave) => fromRest(sameNames, leave)),
        ownDays: found.own_days.map((day) => fromRest(zoned, day)),
      };
    },
    async outsideHours(_root, { doctorId, fromDay, untilDay }, { booking }) {
      const params = {
        path: { doctor_id: doctorId },
        query: omitNullish({ from_day: fromDay, until_day: untilDay }),
      };
      return toOutside(unwrap(await booking.GET('/booking/doctors/{doctor_id}/outside-hours', { params })));
    },
    async weeklyHoursPlan(_root, { input }, { booking }) {
      const body = toWanted(input);
      const plan = unwrap(await booking.POST('/booking/roster-pattern-plans', { body }), { names });
      return { days: plan.days, horizon: plan.horizon, skipped: plan.skipped, ...toOutside(plan) };
    },
  },
  Mutation: {
    async addDoctor(_root, { doctorId, input }, { booking }) {
      const { name, title, registrationNumber, mayDo } = input;
      const body = {
        doctor_id: doctorId,
        name,
        title: title ?? '',
        registration_number: registrationNumber ?? '',
        may_do: mayDo ?? '',
      };
      return toItem(unwrap(await booking.POST('/booking/doctors', { body })));
    },
    async changeDoctor(_root, { id, input }, { booking }) {
      const params = { path: { doctor_id: id } };
      const body = toRest(sameNames, input);
      return unwrapEmpty(await booking.PUT('/booking/doctors/{doctor_id}', { params, body }), { names });
    },
    async switchDoctor(_root, { id, on }, { booking }) {
      const params = { path: { doctor_id: id } };
      return unwrapEmpty(
        on
          ? await booking.PUT('/booking/doctors/{doctor_id}/activate', { params })
          : await booking.PUT('/booking/doctors/{doctor_id}/retire', { params }),
      );
    },
    async saveWeeklyHours(_root, { newPatternId, input }, { booking }) {
      const params = { path: { new_pattern_id: newPatternId } };
      const body = toWanted(input);
      return unwrapEmpty(await booking.PUT('/booking/roster-patterns/{new_pattern_id}', { params, body }), { names });
    },
    async addLeave(_root, { doctorId, ...leave }, { booking }) {
      const params = { path: { doctor_id: doctorId } };
      const body = toRest(sameNames, leave);
      return unwrapEmpty(await booking.POST('/booking/doctors/{doctor_id}/leaves', { params, body }), { names });
    },
    async removeLeave(_root, { leaveId }, { booking }) {
      const params = { path: { leave_id: leaveId } };
      return unwrapEmpty(await booking.DELETE('/booking/leaves/{leave_id}', { params }));
    },
  },
};

const toItem = ({ doctor_id: id, shown_name: name }: Rest['Doctor']) => ({ id, name });
