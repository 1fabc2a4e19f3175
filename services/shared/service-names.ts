/** The five services, by the names of the specification. */
export const serviceNames = ['auth', 'companies', 'booking', 'reporting', 'countries'] as const;
export type ServiceName = (typeof serviceNames)[number];
