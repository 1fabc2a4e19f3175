import { Link } from 'wouter';
import { RecordFailure } from '../app/records/record-failure.tsx';
import { useRecord } from '../app/records/use-record.ts';
import { useSession } from '../app/session/session-context.tsx';
import { SkeletonFields } from '../ui/feedback/skeleton-fields.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { type ApiDocument, fetchDocument, operationsByTag } from './api-document.ts';
import { HiringSystems } from './hiring-systems.tsx';
import { OperationDetails } from './operation-details.tsx';
import { QuickStart } from './quick-start.tsx';
import { WebhookEvents } from './webhook-events.tsx';

/** /developers: how a program uses the API, as its document says. */
export default function DevelopersPage() {
  const { data, failure, retry } = useRecord('apiDocument', fetchDocument);
  const access = useSession(({ context }) => context.access);
  const permissions = access?.permissions ?? [];
  return (
    <>
      <PageHead
        title="Developers"
        subtitle={
          <>
            The API for your own programs ·{' '}
            {access === null ? (
              <Link href="/login">Sign in to make a key</Link>
            ) : permissions.includes('accounts') ? (
              <Link href="/my/company/api-keys">API keys</Link>
            ) : (
              'Your administrators make keys'
            )}
            {' · '}
            <a href="/api/v1/openapi.json">OpenAPI document</a>
          </>
        }
      />
      <div className="grid max-w-[920px] grid-cols-[minmax(0,1fr)] gap-6 px-4 pb-8 sm:px-6">
        {failure ? <RecordFailure failure={failure} what="reference" onRetry={retry} /> : null}
        {data ? <Reference document={data} isManager={permissions.includes('my_company')} /> : null}
        {data || failure ? null : <SkeletonFields fields={4} label="Loading the reference" />}
      </div>
    </>
  );
}

function Reference({ document, isManager }: { document: ApiDocument; isManager: boolean }) {
  const [about = '', ...facts] = document.info.description.split(/\n+(?:- )?/);
  return (
    <>
      <section aria-label="About" className="grid gap-2" id="errors">
        <p>{plain(about)}</p>
        <ul className="grid list-disc gap-1 pl-5 text-text-2">
          {facts.map((fact) => (
            <li key={fact}>{plain(fact)}</li>
          ))}
        </ul>
      </section>
      <QuickStart document={document} />
      <HiringSystems document={document} />
      {operationsByTag(document).map(([tag, operations]) => (
        <section key={tag} aria-label={tag} className="grid gap-2">
          <h2 className="font-semibold text-[15px] first-letter:uppercase">{tag}</h2>
          {operations.map((one) => (
            <OperationDetails key={one.operation.operationId} document={document} {...one} />
          ))}
        </section>
      ))}
      <WebhookEvents document={document} isManager={isManager} />
    </>
  );
}

const plain = (text: string) => text.replaceAll('`', '');
