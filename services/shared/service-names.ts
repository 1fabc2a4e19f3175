/** The five services as the specification names them. */
export const serviceNames = ['auth', 'companies', 'booking', 'reporting', 'countries'] as const;
export type ServiceName = (typeof serviceNames)[number];
