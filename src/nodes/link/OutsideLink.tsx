import type { MouseEvent } from 'react'
import { isWebAddress } from '#runtime/core/boot/isWebAddress.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import classes from './LinkNode.module.css'
import type { LinkProps } from './linkProps.ts'

/** Opens another site in a new tab, through the host, which decides where the user's token may go. */
export function OutsideLink({ href, label, isBlock, children }: LinkProps & { href: string }) {
  const { host } = useRuntime()
  // A configured address that is invalid (or a script) is shown as text.
  if (!isWebAddress(href)) return <span>{children}</span>
  const follow = (event: MouseEvent) => {
    event.preventDefault()
    host.external(href)
  }
  return (
    <a
      className={classes.link}
      data-block={isBlock || undefined}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label || undefined}
      onClick={follow}
    >
      {children}
    </a>
  )
}
