/** A signed address where this page reached the portal, by whatever name: the cookie that opens it was kept for that one. */
export const ownAddress = (signedUrl: string) => signedUrl.replace(/^https?:\/\/[^/]+/, '');

/** Saves what a signed address answers, and leaves the page where it is: every answer is an attachment. */
export function startDownload(signedUrl: string) {
  const link = document.createElement('a');
  link.href = ownAddress(signedUrl);
  link.download = '';
  link.click();
}
