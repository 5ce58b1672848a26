import { loadOnce } from '#runtime/core/loadOnce.ts'

/** The editor itself, loaded when first needed. */
export const lazyRichEditor = loadOnce(
  async () => (await import('./rich/RichEditor.tsx')).RichEditor,
)
