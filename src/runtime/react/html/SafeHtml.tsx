import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { applyStyles } from './carriedStyles.ts'
import { sanitiseHtml } from './sanitiseHtml.ts'

type SafeHtmlProps = { html: string } & Omit<
  ComponentProps<'div'>,
  'children' | 'dangerouslySetInnerHTML' | 'ref'
>

/** Text of the configuration or of an applicant, shown as HTML: the only place where HTML that is not ours is shown. */
export function SafeHtml({ html, ...rest }: SafeHtmlProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const content = sanitiseHtml(html)
    applyStyles(content)
    box.current?.replaceChildren(content)
  }, [html])
  return <div {...rest} ref={box} />
}
