import { loadOnce } from '#runtime/core/loadOnce.ts'

/** The editor proper, fetched when somebody first wants to write. */
export const lateRichEditor = loadOnce(
  async () => (await import('./rich/RichEditor.tsx')).RichEditor,
)
