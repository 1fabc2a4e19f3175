import { Download } from 'lucide-react';
import type { Chart } from '../../chart/chart.types.ts';
import { mermaidOf } from '../../chart/mermaid.ts';
import { svgOf } from '../../chart/svg.ts';
import { useHost } from '../host.ts';

const KEPT_MS = 60_000;

/** Hands the person a file. */
function save(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

/** The whole machine as a picture, and as text that wikis and repositories draw. */
export function ChartFiles({ chart }: { chart: Chart }) {
  const { loadModels, ui } = useHost();
  const { Button } = ui;
  const saveSvg = () => {
    const whole = chart.drawings.at(-1);
    if (whole) save(`${chart.name}.svg`, 'image/svg+xml', svgOf(chart, whole));
  };
  const saveMermaid = async () => {
    const model = (await loadModels()).find(({ name }) => name === chart.name);
    if (model) save(`${chart.name}.mmd`, 'text/plain', `${mermaidOf(model.machine)}\n`);
  };
  return (
    <>
      <Button icon={<Download />} onClick={saveSvg}>
        Save as SVG
      </Button>
      <Button icon={<Download />} onClick={() => void saveMermaid()}>
        Save as Mermaid
      </Button>
    </>
  );
}
