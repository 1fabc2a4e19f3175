import type { Plugin } from 'vite';

/**
 * What react-dom brings along for pages of another kind than ours, by the names of its functions: 9 of its 54 KB.
 * Each is reached only by way of a component, a prop or a call that the portal has none of; a function that is called
 * for every tree (a walk that looks for such components) finds nothing here, so an empty one does the same.
 */
const unused: Readonly<Record<string, string>> = {
  viewTransitions: `
    getViewTransitionName getViewTransitionClassName trackEnterViewTransitions pushViewTransitionCancelableScope
    applyViewTransitionToHostInstances applyViewTransitionToHostInstancesRecursive restoreViewTransitionOnHostInstances
    commitAppearingPairViewTransitions commitEnterViewTransitions commitDeletedPairViewTransitions
    commitExitViewTransitions commitNestedViewTransitions restorePairedViewTransitions
    restoreEnterOrExitViewTransitions restoreNestedViewTransitions measureViewTransitionHostInstancesRecursive
    measureNestedViewTransitions scheduleViewTransitionEvent reportViewTransitionError applyViewTransitionName
    restoreViewTransitionName startViewTransition ViewTransitionPseudoElement createViewTransitionInstance`,
  /** Vite loads style sheets and scripts. `<title>` and `<meta>` are no resources: their answer is `null` (below). */
  stylesAndScripts: `
    acquireResource insertStylesheet adoptPreloadPropsForStylesheet adoptPreloadPropsForScript getStyleKey
    getStylesheetSelectorFromKey stylesheetPropsFromRawProps preloadStylesheet getScriptKey suspendResource
    insertSuspendedStylesheets insertStylesheetIntoRoot preload preloadModule preinitStyle preinitScript
    preinitModuleScript prefetchDNS preconnect preconnectAs`,
  /** Images that a transition waits for. */
  imagesToWaitFor: 'preloadInstanceAndSuspendIfNeeded suspendInstance estimateBandwidth estimateImageBytes',
  /** Taking over what a server has rendered; ours sends no page but the empty one. */
  hydration: `
    updateDehydratedSuspenseComponent retryDehydratedSuspenseBoundary prepareToHydrateHostInstance clearHydrationBoundary
    canHydrateInstance canHydrateTextInstance canHydrateHydrationBoundary throwOnHydrationMismatch getNextHydratable
    attemptHydrationAtCurrentPriority attemptExplicitHydrationTarget retryIfBlockedOn pushMaterializedTreeId pushTreeId
    pushTreeFork`,
  refsToFragments: `
    FragmentInstance commitNewChildToFragmentInstances commitNewChildToFragmentInstance
    commitFragmentInstanceInsertionEffects commitFragmentInstanceDeletionEffects deleteChildFromFragmentInstance
    validateDocumentPositionWithFiberTree`,
  activitiesAndLists: 'updateActivityComponent updateSuspenseListComponent',
  customElements: 'setPropOnCustomElement',
  actionState: `
    mountActionState updateActionState updateActionStateImpl rerenderActionState dispatchActionState
    runActionStateAction handleActionReturnValue onActionSuccess onActionError notifyActionListeners`,
};

const answers: Readonly<Record<string, string>> = {
  getResource: 'null',
  waitForCommitToBeReady: 'null',
  popHydrationState: 'false',
};

/** `function NAME(…) { … }` at the top level, whose end is the first line with a closing brace alone. */
const functionNamed = (name: string) => new RegExp(`^(function ${name}\\([^)]*\\)) \\{[\\s\\S]*?^\\}`, 'm');

/** @throws Error where this version of React has no such function: look again at what it does there. */
function emptied(code: string, name: string, answer: string): string {
  const found = functionNamed(name);
  if (!found.test(code)) throw new Error(`react-dom has no function ${name} (tools/pages/react-in-use.ts).`);
  return code.replace(found, `$1 {${answer && ` return ${answer}; `}}`);
}

/** The built pages carry the part of React that they use. */
export const reactInUse: Plugin = {
  name: 'react-in-use',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler(code) {
      const names = Object.values(unused).flatMap((list) => list.trim().split(/\s+/));
      const withoutUnused = names.reduce((rest, name) => emptied(rest, name, ''), code);
      const answering = Object.entries(answers).reduce(
        (rest, [name, answer]) => emptied(rest, name, answer),
        withoutUnused,
      );
      return answering.replace(/^exports\.hydrateRoot = [\s\S]*?^\};/m, '');
    },
  },
};
