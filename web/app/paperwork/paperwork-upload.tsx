import { UPLOAD_WORDS } from '../../../machines/forms/paperwork-forms.ts';
import { UploadBox } from '../upload/upload-box.tsx';
import { useUpload } from '../upload/use-upload.ts';

type UploadProps = {
  label: string;
  look?: 'primary' | 'default';
  isReversed?: boolean;
  org: string;
  /** For one booking, in no list. */
  temporary: boolean;
  onStored: (stored: { id: string }) => void;
};

/** Paperwork of a company, called as its file is. */
export function PaperworkUpload({ org, temporary, onStored, ...box }: UploadProps) {
  const upload = useUpload({
    words: UPLOAD_WORDS,
    to: (file) => ({
      url: `/files/paperworks?org=${encodeURIComponent(org)}`,
      parts: { temporary: String(temporary), paper_work: file.name },
    }),
    onStored,
  });
  return <UploadBox {...box} upload={upload} />;
}
