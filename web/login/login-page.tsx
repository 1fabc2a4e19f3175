import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type FormEvent, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { fromPromise } from 'xstate';
import { PortalFailure } from '../../machines/lib/portal-error.ts';
import { signInMachine } from '../../machines/sign-in/sign-in.machine.ts';
import type { Credentials, SignedIn } from '../../machines/sign-in/sign-in.setup.ts';
import type { Gateway } from '../app/api/gateway-client.ts';
import { useMachine } from '../app/machines/use-machine.ts';
import { canUsePasskeys } from '../app/passkeys/can-use-passkeys.ts';
import { LogInDocument } from '../app/session/session.documents.ts';
import { useGateway, usePortalIfKnown, useSessionActor } from '../app/session/session-context.tsx';
import { type SessionActor, systemNow, tokensOf } from '../app/session/session-host.ts';
import { keepUsername, renewalOf, takeUsername } from '../app/session/stored-keys.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { notifyBy } from '../ui/feedback/toasts.ts';
import { errorClass } from '../ui/fields/control-classes.ts';
import { Field } from '../ui/fields/field.tsx';
import { PasswordInput, TextInput } from '../ui/fields/inputs.tsx';
import { lazyView } from '../ui/loading/lazy-view.tsx';
import { PageHeading, PageTitle } from '../ui/page-heading.tsx';
import type Code from './code-form.tsx';
import type Logins from './demo-logins.tsx';

/** In the demo alone; the form stays without them. */
const DemoLogins = lazyView<ComponentProps<typeof Logins>>(() =>
  import('./demo-logins.tsx').catch(() => ({ default: () => null })),
);

/** Loaded when they are used: most people type a password. */
const unreachable = () => {
  throw new PortalFailure({ code: 'UNREACHABLE' });
};
const passkeyPort = () => import('./passkey-port.ts').catch(unreachable);
const companyPort = () => import('./company-port.ts').catch(unreachable);

/** The few with a second factor. */
const CodeForm = lazyView<ComponentProps<typeof Code>>(() => import('./code-form.tsx'));

export default function LoginPage() {
  const [snapshot, send] = useSignIn();
  const { username, password, errors, refusal, domain, companyName } = snapshot.context;
  const demoLogins = usePortalIfKnown()?.demoLogins ?? [];
  const isBusy = snapshot.hasTag('busy') || snapshot.matches({ form: 'signedIn' });
  const isAtPasskey = snapshot.matches({ form: 'passkey' });
  const change = (field: keyof Credentials) => (value: string) => send({ type: 'field.changed', field, value });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  const use = (login: Credentials) => {
    change('username')(login.username);
    change('password')(login.password);
  };
  if (snapshot.matches({ form: 'code' }) || snapshot.matches({ form: 'recoveryCode' })) {
    return <CodeForm snapshot={snapshot} send={send} />;
  }
  return (
    <>
      <PageTitle>Log in</PageTitle>
      <PageHeading>Log in</PageHeading>
      <p className="text-text-2 mt-1 mb-6 text-balance">Book and follow medicals and fit tests for your candidates.</p>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <Field label="Username" error={errors.username}>
          <TextInput
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={username}
            onValue={change('username')}
          />
        </Field>
        <Field
          label="Password"
          error={errors.password}
          aside={
            <Link href="/forgot-password" className="underline decoration-1 underline-offset-3">
              Forgot password?
            </Link>
          }
        >
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={password}
            onValue={change('password')}
          />
        </Field>
        {companyName === null ? null : (
          // A plain link: the gateway answers with the provider's address.
          <a
            className={buttonClass('primary', 'lg', 'w-full')}
            href={`/sign-in/oidc/start?domain=${encodeURIComponent(domain)}`}
            onClick={() => send({ type: 'company.chosen' })}
          >
            Continue with {companyName}
          </a>
        )}
        {refusal && !isBusy ? (
          <p className={errorClass}>
            <CircleAlert />
            {refusal}
          </p>
        ) : null}
        <Button type="submit" look="primary" size="lg" className="mt-1 w-full" busy={isBusy ? 'Logging in…' : null}>
          Log in
        </Button>
        {canUsePasskeys() ? (
          <Button
            size="lg"
            className="w-full"
            busy={isAtPasskey ? 'Follow your browser…' : null}
            onClick={() => send({ type: 'passkey.pressed' })}
          >
            Sign in with a passkey
          </Button>
        ) : null}
        {isAtPasskey ? (
          <Button look="quiet" onClick={() => send({ type: 'back.pressed' })}>
            Cancel
          </Button>
        ) : null}
      </form>
      {demoLogins.length > 0 ? (
        <Suspense>
          <DemoLogins logins={demoLogins} onUse={use} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The gateway's address after the provider's answer. */
const RETURNED = '?sign-in=company';

function useSignIn() {
  const gateway = useGateway();
  const session = useSessionActor();
  const [machine] = useState(() => signIn(gateway, session));
  const signInState = useMachine(machine);
  const [, send] = signInState;
  const [, navigate] = useLocation();
  useEffect(() => {
    if (location.search !== RETURNED) return;
    // A reload may not ask again: a sign-in counts once.
    navigate('/login', { replace: true });
    send({ type: 'provider.returned', username: takeUsername() });
  }, [navigate, send]);
  return signInState;
}

const signIn = (gateway: Gateway, session: SessionActor) =>
  signInMachine.provide({
    actors: {
      signInWithPasskey: fromPromise(async ({ signal }) => (await passkeyPort()).signInWithPasskey(gateway, signal)),
      findCompany: fromPromise<string | null, string>(async ({ input, signal }) =>
        (await companyPort()).findCompany(gateway, input, signal),
      ),
      finishCompanySignIn: fromPromise(async ({ signal }) =>
        (await companyPort()).finishCompanySignIn(gateway, signal),
      ),
      signIn: fromPromise<SignedIn, Credentials & { code?: string }>(async ({ input, signal }) => {
        const { logIn } = await gateway.request(LogInDocument, input, { signal, kind: 'public' }).catch(unknownPair);
        return { tokens: tokensOf(logIn), at: systemNow() };
      }),
    },
    actions: {
      openSession: (_, { tokens, at }) =>
        session.send({ type: 'signIn.succeeded', tokens, at, renewAt: renewalOf(tokens.token, at) }),
      keepUsername: (_, { username }) => keepUsername(username),
      showNotice: notifyBy,
    },
  });

/** The gateway calls a wrong pair refused with 401: there is no session yet that could have been lost. */
function unknownPair(thrown: unknown): never {
  const isUnknown = thrown instanceof PortalFailure && thrown.error.code === 'REJECTED' && thrown.error.status === 401;
  throw isUnknown ? new PortalFailure({ code: 'UNAUTHENTICATED' }) : thrown;
}
