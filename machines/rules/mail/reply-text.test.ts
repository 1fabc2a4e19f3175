import { expect, test } from 'vitest';
import { replyText } from './reply-text.ts';

test.each([
  [
    'Yes, at ten.\n\nOn Mon, 23 Nov 2026 at 09:00, Banksia Health <portal@banksia.example> wrote:\n> Can he come?',
    'Gmail',
  ],
  [
    'Yes, at ten.\r\n\r\nOn Mon, 23 Nov 2026 at 09:00, Banksia Health\r\n<portal@banksia.example> wrote:\r\n\r\n> Can he?',
    'a broken line',
  ],
  ['Yes, at ten.\n________________________________\nFrom: Banksia Health\nSent: Monday\nCan he come?', 'Outlook'],
  ['Yes, at ten.\n\n-----Original Message-----\nFrom: Banksia Health', 'an older Outlook'],
  ['> Can he come?\nYes, at ten.\n', 'an answer below what is quoted'],
  ['Yes, at ten.\n-- \nPriya Raman\nRedgum Mining', 'a signature'],
  ['Yes, at ten.\n\nSent from my iPhone', 'a phone'],
])('[questions.reply] the quoted part is cut: %j (%s)', (mail) => {
  expect(replyText(mail)).toBe('Yes, at ten.');
});

test('[questions.reply] the reply stays whole, in its paragraphs', () => {
  expect(replyText('One - two.\n\n\n\nFrom Perth he comes at ten.\nOn Monday.')).toBe(
    'One - two.\n\nFrom Perth he comes at ten.\nOn Monday.',
  );
  expect(replyText('> only this')).toBe('');
});
