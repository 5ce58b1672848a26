import { lazyComponent } from '#runtime/react/lazyComponent.tsx'

/** The editor of a form's tests; its code is loaded with the first test that is opened. */
export const LateScenarioEditor = lazyComponent(
  async () => (await import('./ScenarioEditor.tsx')).ScenarioEditor,
)
