import { z } from '@hono/zod-openapi';
import { type SQL, sql } from 'drizzle-orm';
import { inGraphql } from './http/graphql.ts';
import { namedObject } from './http/route.ts';

/** The company's favourite clinics that can be booked: new bookings start with those of one state. */
export const favouriteClinics = z
  .array(
    namedObject('FavouriteClinic', {
      id: z.uuid().openapi({ description: 'The clinic.' }),
      state: z.string().openapi({ description: 'State or territory.', example: 'WA' }),
      service_types: z.array(inGraphql(z.enum(['pem', 'fit_test']), { type: 'ServiceType' })),
    }),
  )
  .openapi({ description: 'Active favourites, in the company’s order.' });
export type FavouriteClinics = z.output<typeof favouriteClinics>;

/** The same as one column. @param chosen their ids, as the company's details hold them */
export const favouriteClinicsSql = (chosen: SQL) => sql`coalesce((
  select json_agg(json_build_object('id', k.id, 'state', k.state, 'service_types', k.service_types)
    order by array_position(${chosen}, k.id))
  from booking.clinics k where k.id = any (${chosen}) and k.is_active), '[]')`;
