/** Fetched ahead: what there is to report may be that the line is gone. */
export const loadProblemFile = () => import('./problem-file.ts');

/** Hands the person a file with what this page's machines went through last, to be sent along with a report. */
export async function saveProblem(): Promise<void> {
  const now = new Date();
  const { problemFile } = await loadProblemFile();
  const text = JSON.stringify(problemFile(now, location.pathname));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `preflight-problem-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
