/** As a link that is clicked does: the browser puts it where downloads go. */
export function saveFile({ name, content }: { name: string; content: Blob }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
