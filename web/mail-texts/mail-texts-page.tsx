import { Link } from 'wouter';
import { hasWords } from '../../machines/rules/text/fold.ts';
import { useEntityList } from '../app/records/entity-list.ts';
import { type EntityColumn, EntityPanel } from '../app/records/entity-panel.tsx';
import { Named, SecondLine } from '../app/records/entity-table.tsx';
import { useGateway } from '../app/session/session-context.tsx';
import type { MailTextsQuery } from '../generated/graphql.ts';
import { formatDayAndTime, ownZone } from '../ui/date-format.ts';
import { PageHead } from '../ui/page-head.tsx';
import { MailTextsDocument } from './mail-texts.documents.ts';

type MailEvent = MailTextsQuery['mailTexts'][number];

const columns: readonly EntityColumn<MailEvent>[] = [
  {
    name: 'Mail',
    width: 40,
    of: ({ kind, name }) => <Named name={<Link href={`/mail-texts/${kind}`}>{name}</Link>} second="" />,
  },
  { name: 'To', width: 25, of: ({ recipient }) => recipient },
  {
    name: 'Text',
    of: ({ isBuiltIn, version, changedBy, changedAt }) => (
      <>
        {isBuiltIn ? 'Built in' : `Version ${version}`}
        {changedBy && changedAt ? (
          <SecondLine>
            {changedBy}, {formatDayAndTime(ownZone(), changedAt)}
          </SecondLine>
        ) : null}
      </>
    ),
  },
];

/** /mail-texts: the mails of the portal, and the source of each text. */
export default function MailTextsPage() {
  const gateway = useGateway();
  const list = useEntityList<MailEvent>({
    changes: ['mail_text'],
    // There are some twenty: one answer has them all.
    fetchPage: async ({ search }, _page, call) => {
      const { mailTexts } = await gateway.request(MailTextsDocument, {}, call);
      const rows = mailTexts.filter(({ name, recipient }) => hasWords(`${name} ${recipient}`, search));
      return { rows, page: 1, pages: 1, total: rows.length };
    },
  });
  return (
    <>
      <PageHead title="Mail texts" subtitle="What the portal’s mails say" />
      <EntityPanel
        list={list}
        nouns={{ one: 'mail', many: 'mails' }}
        columns={columns}
        idOf={({ kind }) => kind}
        emptyWords="There are no mails."
      />
    </>
  );
}
