import type { OrgId } from '../../../machines/lib/ports.ts';
import type { LookupItem } from '../../../machines/lookup/lookup.types.ts';
import { useGateway } from '../../app/session/session-context.tsx';
import type { GrowingList } from '../../generated/graphql.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { AddItemDocument } from '../wizard.documents.ts';

/**
 * Adds what was typed to one of the company's lists. The words stay in their field whatever comes of it: a booking is made
 * with words, and the list only offers them again.
 */
export function useAddNew(list: GrowingList) {
  const gateway = useGateway();
  return async (org: OrgId, name: string): Promise<LookupItem | null> => {
    try {
      return (await gateway.request(AddItemDocument, { list, org, name })).addItem;
    } catch {
      notify({ tone: 'bad', text: 'Something went wrong' });
      return null;
    }
  };
}
