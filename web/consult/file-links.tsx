import { Download } from 'lucide-react';
import type { ConsultFile } from '../../machines/consult-download/consult-download.machine.ts';
import { fileSize } from '../ui/file-size.ts';
import { ownAddress } from '../ui/start-download.ts';

/** Each file by its signed address, to download it again or where the browser asked first. */
export const FileLinks = ({ files }: { files: readonly ConsultFile[] }) => (
  <ul className="grid border border-border" aria-label="Files">
    {files.map(({ fileId, fileName, size, signedUrl }) => (
      <li
        key={fileId}
        className="flex min-h-10 items-center justify-between gap-3 border-border px-3 py-1.5 not-first:border-t"
      >
        <a
          href={ownAddress(signedUrl)}
          download=""
          className="flex min-h-7 min-w-0 items-center gap-2 text-link wrap-anywhere"
        >
          <Download />
          <span>{fileName}</span>
        </a>
        <span className="text-xs text-text-3">{fileSize(size)}</span>
      </li>
    ))}
  </ul>
);
