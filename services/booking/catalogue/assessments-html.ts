interface Assessment {
  readonly categoryName: string;
  readonly assessmentName: string;
}

/** A package's assessments as the booking shows them: a heading and the names for each category, in the order given. */
export function assessmentsHtml(assessments: readonly Assessment[]): string {
  const byCategory = Map.groupBy(assessments, (assessment) => assessment.categoryName);
  return [...byCategory]
    .map(([category, items]) => {
      const names = items.map((item) => escaped(item.assessmentName)).join(', ');
      return `<div><h3>${escaped(category)}</h3><p>${names}</p></div>`;
    })
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
