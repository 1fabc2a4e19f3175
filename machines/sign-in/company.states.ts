import { assign } from 'xstate';
import { withEvent } from '../lib/with-event.ts';
import { emailDomain, signInSetup } from './sign-in.setup.ts';

/** Back from the company's identity provider: the service opens the session, or says why not. */
export const finishingState = {
  finishing: signInSetup.createStateConfig({
    tags: 'busy',
    invoke: {
      id: 'finishCompanySignIn',
      src: 'finishCompanySignIn',
      onDone: { target: 'signedIn', actions: { type: 'openSession', params: ({ event }) => event.output } },
      onError: { target: 'refused', actions: withEvent('refuseInWords') },
    },
  }),
};

/** Asks once for each domain, after a pause in typing, whether its company has a sign-in. Without an answer the other ways stay. */
export const companyStates = signInSetup.createStateConfig({
  initial: 'none',
  always: [
    { guard: 'isDomainGone', target: '.none', actions: assign({ domain: '' }) },
    {
      guard: 'isOtherDomain',
      target: '.typing',
      actions: assign({ domain: ({ context }) => emailDomain(context.username) }),
    },
  ],
  states: {
    none: {},
    typing: { after: { typingPause: 'asking' } },
    asking: {
      invoke: {
        id: 'findCompany',
        src: 'findCompany',
        input: ({ context }) => context.domain,
        onDone: [
          {
            guard: withEvent('isCompany'),
            target: 'found',
            actions: assign({ companyName: ({ event }) => event.output }),
          },
          { target: 'none' },
        ],
        onError: 'none',
      },
    },
    found: {
      exit: assign({ companyName: null }),
      on: { 'company.chosen': { actions: { type: 'keepUsername', params: ({ context }) => context } } },
    },
  },
});
