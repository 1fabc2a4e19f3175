/** The kinds of files that are taken, told by what is in them: a name or a stated type is only a claim. */
export const FILE_KINDS = {
  pdf: { contentType: 'application/pdf', extension: '.pdf' },
  png: { contentType: 'image/png', extension: '.png' },
  jpg: { contentType: 'image/jpeg', extension: '.jpg' },
  heic: { contentType: 'image/heic', extension: '.heic' },
  webp: { contentType: 'image/webp', extension: '.webp' },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: '.docx',
  },
} as const;

export type FileKind = keyof typeof FILE_KINDS;

/** Reads `length` bytes of a file from `position`; fewer at its end. */
export type ReadAt = (position: number, length: number) => Promise<Buffer>;

const starts: readonly (readonly [FileKind, Buffer])[] = [
  ['pdf', Buffer.from('%PDF-', 'latin1')],
  ['png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['jpg', Buffer.from('ffd8ff', 'hex')],
];
const ZIP = Buffer.from('504b0304', 'hex');

/** The kind of a file, or null: anything else, a Word file that carries macros too. */
export async function fileKind(read: ReadAt, size: number): Promise<FileKind | null> {
  const start = await read(0, HEADER_BYTES);
  const plain = plainKind(start) ?? photoKind(start);
  if (plain) return plain;
  if (isLatePdf(start)) return 'pdf';
  if (!start.subarray(0, 4).equals(ZIP)) return null;
  const names = await zipNames(read, size);
  const isWord = names.includes('[Content_Types].xml') && names.includes('word/document.xml');
  return isWord && !names.some((name) => /vbaproject/i.test(name)) ? 'docx' : null;
}

/** Of a kind that its first bytes alone tell. */
export function plainKind(start: Buffer): FileKind | null {
  const plain = starts.find(([, signature]) => start.subarray(0, signature.length).equals(signature));
  return plain ? plain[0] : null;
}

/** ISO 14496-12 names what is in a file in its first box; the brands of HEIC are in ISO 23008-12. */
function photoKind(start: Buffer): FileKind | null {
  const text = start.toString('latin1', 0, 16);
  if (/^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s.test(text)) return 'heic';
  return /^RIFF.{4}WEBP/s.test(text) ? 'webp' : null;
}

/** Readers look for the header of a PDF in so many bytes: a mark or a line of mail may be in front of it. */
export const HEADER_BYTES = 1024;

const isLatePdf = (start: Buffer) =>
  start.subarray(0, HEADER_BYTES).includes('%PDF-') && !/^(?:MZ|PK|#!|\s*<)/.test(start.toString('latin1', 0, 64));

const END = Buffer.from('504b0506', 'hex');
const ENTRY = 0x02014b50;
/** A directory of contents is small; one larger than this is no letter. */
const MOST_DIRECTORY = 1024 * 1024;

/** The names in a zip's directory, which is at its end; none where it is broken. */
async function zipNames(read: ReadAt, size: number): Promise<string[]> {
  const tailStart = Math.max(0, size - 65_557);
  const tail = await read(tailStart, size - tailStart);
  const end = tail.lastIndexOf(END);
  if (end === -1 || tail.length - end < 22) return [];
  const length = tail.readUInt32LE(end + 12);
  const position = tail.readUInt32LE(end + 16);
  if (length > MOST_DIRECTORY || position + length > size) return [];
  const directory = await read(position, length);
  const names: string[] = [];
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === ENTRY; ) {
    const nameLength = directory.readUInt16LE(at + 28);
    names.push(directory.toString('utf8', at + 46, at + 46 + nameLength));
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return names;
}
