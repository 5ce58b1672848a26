import type { ReactNode } from 'react'

/**
 * Stands in for `markdown-to-jsx/react`, which only rjsf's default description and help templates use; ours do not.
 * Text stays text.
 */
export const Markdown = ({ children }: { children?: ReactNode }) => <>{children}</>
