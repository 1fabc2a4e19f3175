/** Saves what an address answers, and leaves the page where it is: every answer of these addresses is an attachment. */
export function startDownload(url: string) {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
