import { doctorNames } from '../../services/booking/shared/booking.names.ts';
import { fromRest } from '../../services/shared/http/rest-names.ts';
import type { components } from '../generated/booking.openapi.ts';
import type { Doctor, Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap, unwrapEmpty } from '../rest/rest-error.ts';

type Rest = components['schemas'];

const toDoctor = (doctor: Rest['Doctor']): Doctor => fromRest(doctorNames, doctor);
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
    async switchDoctor(_root, { id, on }, { booking }) {
      const params = { path: { doctor_id: id } };
      return unwrapEmpty(
        on
          ? await booking.PUT('/booking/doctors/{doctor_id}/activate', { params })
          : await booking.PUT('/booking/doctors/{doctor_id}/retire', { params }),
      );
    },
  },
};

const toItem = ({ doctor_id: id, shown_name: name }: Rest['Doctor']) => ({ id, name });
