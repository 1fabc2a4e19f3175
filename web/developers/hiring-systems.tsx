import { Card } from '../ui/card.tsx';
import type { ApiDocument } from './api-document.ts';
import { CodeBlock } from './code-block.tsx';
import { Steps } from './steps.tsx';

const CALLS = ['list_tests', 'send_test', 'test_status', 'response_error'];
const settings = [
  'API_KEY=pf_…',
  'CLIENT_ID=$(printf %.11s "$API_KEY")   # its beginning, as My Company lists it',
].join('\n');

/** The steps by which hiring systems order medicals here: by the API, or Greenhouse by its own calls. */
export function HiringSystems({ document }: { document: ApiDocument }) {
  const addresses = CALLS.map((call) => `${location.origin}/api/v1/booking/greenhouse/${call}`);
  return (
    <>
      <Card title="Orders of a hiring system">
        <ol className="grid gap-4 px-4 py-3.5">
          <li className="grid gap-1.5">
            <span className="font-strong">Make a key with the scope orders:write, and set</span>
            <CodeBlock label="Variables of orders" text={settings} />
          </li>
          <Steps steps={document['x-order-steps']} />
        </ol>
      </Card>
      <Card title="Connect Greenhouse">
        <ol className="grid gap-4 px-4 py-3.5">
          <li>
            <span className="font-strong">Make a key with the scope orders:write, for Greenhouse alone.</span>{' '}
            <span className="text-text-2">Revoke it, and Greenhouse can send nothing more.</span>
          </li>
          <li className="grid gap-1.5">
            <span className="font-strong">
              Give Greenhouse the key and these addresses, as a partner for assessments
            </span>
            <CodeBlock label="Addresses for Greenhouse" text={addresses.join('\n')} />
          </li>
          <li>
            <span className="font-strong">Send a test from Greenhouse.</span>{' '}
            <span className="text-text-2">
              It waits on your home page until you book it. Greenhouse reads its status, and of results the outcome
              alone.
            </span>
          </li>
        </ol>
      </Card>
    </>
  );
}
