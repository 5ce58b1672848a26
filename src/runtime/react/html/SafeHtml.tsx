import DOMPurify from 'dompurify'
import { type ComponentProps, useMemo } from 'react'

/** Links open in a window of their own and tell it nothing of this one. */
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A' || !node.hasAttribute('href')) return
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener noreferrer')
})

/** Text of the configuration or of an applicant as HTML without script, style sheets, forms or foreign frames. */
export const sanitiseHtml = (html: string): string =>
  DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select'],
    FORBID_ATTR: ['id', 'name'],
  })

type SafeHtmlProps = { html: string } & Omit<
  ComponentProps<'div'>,
  'children' | 'dangerouslySetInnerHTML'
>

/** The only place where HTML that is not ours reaches the document. */
export function SafeHtml({ html, ...rest }: SafeHtmlProps) {
  const __html = useMemo(() => sanitiseHtml(html), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the line above, and nowhere else
  return <div {...rest} dangerouslySetInnerHTML={{ __html }} />
}
