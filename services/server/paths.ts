/** The first two path segments of an absolute URL, or ''. Avoids parsing the whole URL. */
export function segmentsOf(url: string): readonly [string, string] {
  const [first = '', second = ''] = pathOf(url).split('/', 3).slice(1);
  return [first, second];
}

/** The path and query of an absolute URL, unchanged. */
export function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  if (start === -1) return '/';
  const end = url.slice(start).search(/[?#]/);
  return end === -1 ? url.slice(start) : url.slice(start, start + end);
}
