import { Link, useParams } from 'wouter';
import { RecordFailure } from '../app/records/record-failure.tsx';
import { useAnswer } from '../app/records/use-answer.ts';
import { SkeletonFields } from '../ui/feedback/skeleton-fields.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { MailTextDocument } from './mail-texts.documents.ts';
import { TextEditor } from './text-editor.tsx';

const LIST = { href: '/mail-texts', label: 'Mail texts' };

/** /mail-texts/{kind} */
export default function MailTextPage() {
  const { kind = '' } = useParams<{ kind: string }>();
  return <MailText key={kind} kind={kind} />;
}

function MailText({ kind }: { kind: string }) {
  const { data, failure, retry, refresh } = useAnswer('mail-text', MailTextDocument, { kind }, 'mailText');
  return (
    <>
      <PageHead
        title={data?.name ?? 'Mail text'}
        subtitle={
          <>
            <Link href="/mail-texts">Mail texts</Link>
            {data ? ` · to: ${data.recipient}` : null}
          </>
        }
      />
      <div className="px-4 pb-8 sm:px-6">
        {failure ? <RecordFailure failure={failure} what="mail text" onRetry={retry} list={LIST} /> : null}
        {data ? <TextEditor mail={data} onSaved={refresh} /> : null}
        {data || failure ? null : <SkeletonFields fields={3} label="Loading the mail text" isBare />}
      </div>
    </>
  );
}
