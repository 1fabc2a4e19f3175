import { formMachine } from '../form/form.machine.ts';
import { requiredMessage } from '../rules/text/required.ts';
import { refusedWithMessage } from './refusals.ts';

/** `clientSecret` is empty where the stored one stays, `updatedAt` where there is no provider yet. */
export type ProviderContent = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  allowsNewAccounts: boolean;
  roleId: string | null;
  breakGlassAccountId: string | null;
  updatedAt: string;
};

const fields = ['issuer', 'clientId', 'clientSecret', 'roleId', 'breakGlassAccountId'];

/** The company's identity provider. Port: `save` answers the values as they are stored now. */
export const identityProviderForm = formMachine<ProviderContent, ProviderContent>({
  asTyped: ['clientSecret'],
  check: ({ issuer, clientId, clientSecret, allowsNewAccounts, roleId, updatedAt }) => ({
    issuer:
      requiredMessage(issuer) ??
      (URL.canParse(issuer.trim()) ? null : 'Type an address such as https://login.example.com.'),
    clientId: requiredMessage(clientId),
    clientSecret: updatedAt === '' ? requiredMessage(clientSecret) : null,
    roleId: allowsNewAccounts && roleId === null ? 'Choose the role that new accounts have.' : null,
  }),
  refused: (error) => {
    const { text, fields: said } = refusedWithMessage(fields, 'The identity provider was not saved. Try again.')(error);
    // The service says 'must …' of the field.
    const issuer = said['issuer']?.replace(/^must /, 'The address must ');
    return issuer === undefined ? { text, fields: said } : { text: issuer, fields: { ...said, issuer } };
  },
  saved: 'Identity provider saved.',
  keep: (_, stored) => stored,
});

/** The requirement of a second factor for the company's administrators. Port: `save` changes it. */
export const adminSecondFactorForm = formMachine<{ adminSecondFactor: boolean }>({
  check: () => ({}),
  refused: refusedWithMessage(['adminSecondFactor'], 'The switch was not saved. Try again.'),
  saved: 'Update success',
});

/** An email domain of the company. Port: `save` adds it. */
export const signInDomainForm = formMachine<{ domain: string }>({
  check: ({ domain }) => ({ domain: requiredMessage(domain) }),
  refused: (error) => {
    const { text, fields: said } = refusedWithMessage(['domain'], 'The domain was not added. Try again.')(error);
    const domain = said['domain']?.replace(/^must /, 'It must ');
    return domain === undefined ? { text, fields: said } : { text: domain, fields: { domain } };
  },
  saved: 'Domain added. It counts once its TXT record is found.',
  keep: () => ({ domain: '' }),
});

/** A form without fields: one question to the service. @param saved the notice of a good answer */
const step = (saved: string) =>
  formMachine<Record<string, never>>({
    check: () => ({}),
    refused: refusedWithMessage([], 'It was not done. Try again.'),
    saved,
  });

export const checkDomainForm = step('The TXT record was found: the domain is verified.');
export const testConnectionForm = step('The connection works.');
export const turnOnForm = step('Your company’s sign-in is on.');
