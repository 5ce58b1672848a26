/** How a document is shown that has a panel. */
export const VIEWS = { panel: '表单', text: '文本' } as const
export type View = keyof typeof VIEWS
