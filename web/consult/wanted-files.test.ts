import { expect, test } from 'vitest';
import { wantedFiles } from './wanted-files.ts';

test('[consult.single-many] an address asks for one file or for several, each with its type', () => {
  expect(wantedFiles('org=o1&candidate_id=c1&file_id=f1&type=audiometry')).toEqual({
    org: 'o1',
    candidateId: 'c1',
    files: [{ fileId: 'f1', type: 'audiometry' }],
  });
  expect(wantedFiles('file_id=f1&type=audiometry&file_id=f2&type=drug_screen').files).toHaveLength(2);
  expect(wantedFiles('file_id=f1&file_id=&type=audiometry').files).toEqual([{ fileId: 'f1', type: 'audiometry' }]);
  expect(wantedFiles('').files).toEqual([]);
});
