import { lazyComponent } from '#runtime/react/lazyComponent.tsx'

/** The editor of forms; its code is loaded with the first form that is opened. */
export const LateFormEditor = lazyComponent(
  async () => (await import('./FormEditor.tsx')).FormEditor,
)
