import { graphql } from '../generated/gql.ts';

export const MailTextsDocument = graphql(`
  query MailTexts { mailTexts { kind name recipient version isBuiltIn changedBy changedAt } }
`);

export const MailTextDocument = graphql(`
  query MailText($kind: String!) {
    mailText(kind: $kind) {
      kind name recipient version
      text { subject heading body }
      builtIn { subject heading body }
      placeholders { name meaning isRequired }
      versions { version isBuiltIn changedBy changedAt text { subject heading body } }
    }
  }
`);

export const PreviewMailTextDocument = graphql(`
  query PreviewMailText($kind: String!, $input: MailTextDraftInput!) {
    previewMailText(kind: $kind, input: $input) {
      about subject heading paragraphs facts { name value } action colour from
    }
  }
`);

export const SaveMailTextDocument = graphql(`
  mutation SaveMailText($kind: String!, $input: MailTextInput!) { saveMailText(kind: $kind, input: $input) }
`);

export const SendTestMailDocument = graphql(`
  mutation SendTestMail($kind: String!, $input: MailTextDraftInput!) { sendTestMail(kind: $kind, input: $input) }
`);
