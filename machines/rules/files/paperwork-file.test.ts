import { expect, test } from 'vitest';
import { EMPTY_FILE, PHOTO_KIND, paperworkFileMessage, WRONG_KIND } from './paperwork-file.ts';

test('a file whose name says another kind is refused; one whose name says none is for the service to look at', () => {
  const refused = (name: string) => paperworkFileMessage({ name, size: 9 }) === WRONG_KIND;
  for (const name of ['bad.exe', 'Walker, Liam scan.TIFF', 'PF-204817.doc', 'report.pdf.zip']) {
    expect(refused(name), name).toBe(true);
  }
  for (const name of ['a.pdf', 'A.PDF', 'b.jpeg', 'c.docx', 'PF-204817', 'Walker, Liam 24.11.2026', 'Dr. Rao', '']) {
    expect(refused(name), name).toBe(false);
  }
});

test('an empty file, and a photo that many computers cannot open, are refused in their own words', () => {
  expect(paperworkFileMessage({ name: 'a.pdf', size: 0 })).toBe(EMPTY_FILE);
  for (const name of ['IMG_0042.HEIC', 'a.heif', 'b.webp']) {
    expect(paperworkFileMessage({ name, size: 9 })).toBe(PHOTO_KIND);
  }
});
