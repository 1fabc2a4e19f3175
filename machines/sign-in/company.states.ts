import { signInSetup } from './sign-in.setup.ts';

/** Back from the company's identity provider: the service opens the session, or says why not. */
export const companyStates = {
  company: signInSetup.createStateConfig({
    tags: 'busy',
    invoke: {
      id: 'finishCompanySignIn',
      src: 'finishCompanySignIn',
      onDone: { target: 'signedIn', actions: { type: 'openSession', params: ({ event }) => event.output } },
      onError: { target: 'refused', actions: { type: 'refuseInWords', params: ({ event }) => event } },
    },
  }),
};
