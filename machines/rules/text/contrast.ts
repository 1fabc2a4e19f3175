const LIGHT = '#ffffff';
const DARK = '#000000';

/** The readable text colour on #rrggbb: white or black, whichever differs more; one of them is always 4.5 or more. */
export const textOn = (colour: string): string => (contrast(colour, LIGHT) >= contrast(colour, DARK) ? LIGHT : DARK);

/** WCAG 2's contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
