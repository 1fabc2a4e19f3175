import { Download } from 'lucide-react';
import type { ConsultFile } from '../../machines/consult-download/consult-download.machine.ts';
import { fileSize } from '../ui/file-size.ts';
import { ownAddress } from '../ui/start-download.ts';

/** Each file by its signed address, for whoever wants one again or whose browser asked first. */
export const FileLinks = ({ files }: { files: readonly ConsultFile[] }) => (
  <ul className="file-list" aria-label="Files">
    {files.map(({ fileId, fileName, size, signedUrl }) => (
      <li key={fileId}>
        <a href={ownAddress(signedUrl)} download="">
          <Download className="i" />
          <span>{fileName}</span>
        </a>
        <span className="small quiet">{fileSize(size)}</span>
      </li>
    ))}
  </ul>
);
