import { fromRest, sameNames } from '../../services/shared/http/rest-names.ts';
import type { components } from '../generated/booking.openapi.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { unwrap } from '../rest/rest-error.ts';

const path = '/booking/candidates/{candidate_id}/messages';
const of = (candidateId: string) => ({ path: { candidate_id: candidateId } });

const asMessages = ({ waits_for: waitsFor, messages }: components['schemas']['Messages']) => ({
  waitsFor,
  messages: messages.map((one) => fromRest(sameNames, one)),
});

export const questionsResolvers: Resolvers = {
  Query: {
    async messages(_root, { candidateId }, { booking }) {
      return asMessages(unwrap(await booking.GET(path, { params: of(candidateId) })));
    },
    async openQuestions(_root, _args, { booking }) {
      const { questions, ...counted } = fromRest(sameNames, unwrap(await booking.GET('/booking/open-questions')));
      return { ...counted, questions: questions.map((one) => fromRest(sameNames, one)) };
    },
  },
  Mutation: {
    async writeMessage(_root, { messageId, candidateId, input: { body, asksBack } }, { booking }) {
      const sent = { params: of(candidateId), body: { message_id: messageId, body, asks_back: asksBack } };
      return asMessages(unwrap(await booking.POST(path, sent)));
    },
  },
};
