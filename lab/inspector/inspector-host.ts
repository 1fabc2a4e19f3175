import { createElement, Fragment } from 'react';
import { chartOf } from '../chart/chart.ts';
import type { Lab } from '../recorder/create-lab.ts';
import { chartsFrom } from './drawing/charts.ts';
import type { InspectorHost, Screens } from './host.ts';
import { plainUi } from './plain-ui.tsx';

const noScreens: Screens = {
  screens: {},
  Surroundings: ({ children }) => createElement(Fragment, null, children),
};

/** Hands the file to the browser's downloads. */
function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
}

/**
 * The product's side of the inspector, with a default for each field: plain HTML controls, the address '/machines', charts that are
 * laid out when they are looked at, problem files as downloads.
 */
export function inspectorHost(lab: Lab, own: Partial<InspectorHost> = {}): InspectorHost {
  const { name, models, version, channel, isTick, redactor, replayHost, problemFormat, testFormat, problemFile } = lab;
  const address = own.address ?? '/machines';
  const loaded = Promise.resolve(models);
  const screens = Promise.resolve(noScreens);
  return {
    channel,
    address,
    windowName: `${name}-machines`,
    isToolPage: (path) => path.startsWith(address),
    version,
    charts: chartsFrom(
      Object.fromEntries(
        models.map((model) => [`./${model.name}.chart.json`, async () => ({ default: await chartOf(model, []) })]),
      ),
    ),
    loadModels: () => loaded,
    loadScreens: () => screens,
    goTo: (href) => location.assign(href),
    isTick,
    redactor,
    replayHost: () => replayHost,
    problemFormat,
    testFormat,
    saveProblem: async () => download(`${name}-problem.json`, JSON.stringify(problemFile(new Date()))),
    sayFault: (text) => alert(text),
    ui: plainUi,
    ...own,
  };
}
