/** Text as people paste and type it: each part below is put around, into and beside plain values. */
const around = [
  ['\u202a', '\u202c'],
  ['\u2066', '\u2069'],
  ['\u200e', ''],
  ['\ufeff', ''],
  ['', '\u200b'],
  ['\u00a0', '\u3000'],
  ['\t', '\r\n'],
  ['\u2003', '\u202f'],
  ['', '\u0000'],
  ['\u0007', '\u007f'],
  ['', '\u2028'],
] as const;
const inside = ['\u200b', '\u200d', '\u2060', '\u00ad', '\u061c', '\u0008', '\u034f', '\ufe0f', '\u{e0041}'] as const;

const names = [
  'Liam O’Connor',
  "Liam O'Connor",
  'Zoe\u0308 Müller',
  'Ngāti Hana',
  'A\u030angstro\u0308m',
  'علي حسن',
  'שרה כהן',
  '王小明',
  'Ｌｉａｍ',
  'Mia 👩‍🔧',
  '❤️',
  'Anne-Marie de la Cruz',
  '3M',
  'x'.repeat(200),
];
const phones = [
  '0491 570 006',
  '+61 491 570 006',
  '+61 (0)491 570 006',
  '0061 491 570 006',
  '0011 61 491 570 006',
  '61491570006',
  '491570006',
  'tel:0491570006',
  '(08) 9450-9876',
  '9450 9876, ext.123',
  '1300 000 123',
  '13 11 14',
  '０４９１５７０００６',
  '0491 570',
  '+64 21 123 456',
];
const emails = [
  'liam@home.example',
  'Liam <liam@home.example>',
  'mailto:liam@home.example',
  'liam@home.example;',
  'ＬＩＡＭ@home.example',
  'liam@home',
  'li am@home.example',
  'liam@home.example mia@home.example',
];
const days = [
  '14/03/1991',
  '1991-03-14',
  '1991-03-14 00:00:00',
  '14/03/1991 12:00:00 AM',
  '1991-03-14T00:00:00',
  '14 Mar 1991',
  '14031991',
  '１４/０３/１９９１',
  '31/02/1990',
  '14/03/1891',
  '14/03/2091',
  'tomorrow',
];
/** Nothing that can be seen. */
const unseen = ['', ' ', '\u00a0', '\u200b', '\u2060', '\u00ad', '\u3164', '\u2800', '\u202e', '\u0301', '\u0000'];

function spellings(values: readonly string[]): readonly string[] {
  const framed = values.flatMap((value, at) => {
    const [before, after] = around[at % around.length] ?? around[0];
    const sign = inside[at % inside.length] ?? '';
    const middle = Math.floor(value.length / 2);
    return [value, `${before}${value}${after}`, value.slice(0, middle) + sign + value.slice(middle), `  ${value}  `];
  });
  const [plain = ''] = values;
  return [
    ...framed,
    ...around.map(([before, after]) => `${before}${plain}${after}`),
    ...inside.map((sign) => `${plain.slice(0, 3)}${sign}${plain.slice(3)}`),
    ...unseen,
  ];
}

/** Some three hundred odd inputs, by the kind of field that they are typed into. */
export const oddInputs = {
  name: spellings(names),
  person: spellings([...names, '.', '123']),
  phone: spellings(phones),
  email: spellings(emails),
  day: spellings(days),
};

/** Signs that are in no stored text: controls, direction marks, zero-width and filling characters, blanks at an end. */
export const UNSEEN_SIGNS =
  /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\u00ad\u061c\u3164\u2800\ufeff]|\u034f|^\s|\s$| {2}/u;
