import { graphql } from '../../generated/gql.ts';

export const MessagesDocument = graphql(`
  query Messages($candidateId: ID!) {
    messages(candidateId: $candidateId) { waitsFor messages { messageId side body author byMail at } }
  }
`);

export const OpenQuestionsDocument = graphql(`
  query OpenQuestions {
    openQuestions {
      side total totalCapped
      questions { candidateId candidateName reference companyName siteName message author at }
    }
  }
`);

export const WriteMessageDocument = graphql(`
  mutation WriteMessage($messageId: ID!, $candidateId: ID!, $input: MessageInput!) {
    writeMessage(messageId: $messageId, candidateId: $candidateId, input: $input) { waitsFor }
  }
`);

export const QuestionsChangedDocument = graphql(`
  subscription QuestionsChanged { bookingsChanged }
`);
