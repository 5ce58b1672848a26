import type { ReactNode } from 'react'

/**
 * Replaces `markdown-to-jsx/react`, which is used only by rjsf's default description and help templates, not by ours.
 * Renders plain text.
 */
export const Markdown = ({ children }: { children?: ReactNode }) => <>{children}</>
