/** The first two segments of an absolute address, '' where there is none; without parsing all of it. */
export function segmentsOf(url: string): readonly [string, string] {
  const [first = '', second = ''] = pathOf(url).split('/', 3).slice(1);
  return [first, second];
}

/** The path of an absolute address, from its first slash on, as it stands there. */
export function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  if (start === -1) return '/';
  const end = url.slice(start).search(/[?#]/);
  return end === -1 ? url.slice(start) : url.slice(start, start + end);
}
