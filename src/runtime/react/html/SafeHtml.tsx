import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { htmlText } from '#domain/text/htmlText.ts'
import { afterPress } from '../press.ts'
import { applyStyles } from './carriedStyles.ts'
import { lazySanitiser } from './lazySanitiser.ts'

type SafeHtmlProps = { html: string } & Omit<
  ComponentProps<'div'>,
  'children' | 'dangerouslySetInnerHTML' | 'ref'
>

/**
 * Renders HTML of the configuration or of an applicant; the only place that renders foreign HTML. Shows its plain text
 * until the sanitiser is loaded, and if it cannot be loaded.
 */
export function SafeHtml({ html, ...rest }: SafeHtmlProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    let isCurrent = true
    const show = (sanitise: (html: string) => DocumentFragment) => {
      if (!isCurrent) return
      const content = sanitise(html)
      applyStyles(content)
      box.current?.replaceChildren(content)
    }
    const sanitise = lazySanitiser.loaded()
    if (sanitise) show(sanitise)
    else {
      box.current?.replaceChildren(htmlText(html))
      lazySanitiser.load().then(
        (loaded) => afterPress(() => show(loaded)),
        () => {},
      )
    }
    return () => {
      isCurrent = false
    }
  }, [html])
  return <div {...rest} ref={box} />
}
