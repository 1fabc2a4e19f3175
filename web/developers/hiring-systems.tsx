import { Card } from '../ui/card.tsx';
import { CodeBlock } from './code-block.tsx';

const CALLS = ['list_tests', 'send_test', 'test_status', 'response_error'];

/** The steps by which a hiring system sends its orders here. */
export function HiringSystems() {
  const addresses = CALLS.map((call) => `${location.origin}/api/v1/booking/greenhouse/${call}`);
  return (
    <Card title="Connect Greenhouse">
      <ol className="grid gap-4 px-4 py-3.5">
        <li>
          <span className="font-strong">Make a key with the scope orders:write, for Greenhouse alone.</span>{' '}
          <span className="text-text-2">Revoke it, and Greenhouse can send nothing more.</span>
        </li>
        <li className="grid gap-1.5">
          <span className="font-strong">Give Greenhouse the key and these addresses, as a partner for assessments</span>
          <CodeBlock label="Addresses for Greenhouse" text={addresses.join('\n')} />
        </li>
        <li>
          <span className="font-strong">Send a test from Greenhouse.</span>{' '}
          <span className="text-text-2">
            It waits on your home page until you book it. Greenhouse reads its status, and of results the outcome alone.
          </span>
        </li>
      </ol>
    </Card>
  );
}
