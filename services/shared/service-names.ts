/** The five services as the specification names them. */
export const serviceNames = ['auth', 'companies', 'booking', 'reporting', 'countries'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** Makes one thing for each service. */
export const eachService = <Made>(make: (name: ServiceName) => Made): Record<ServiceName, Made> => ({
  auth: make('auth'),
  companies: make('companies'),
  booking: make('booking'),
  reporting: make('reporting'),
  countries: make('countries'),
});
