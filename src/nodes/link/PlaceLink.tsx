import classes from './LinkNode.module.css'
import type { LinkProps } from './linkProps.ts'

/** Leads to a node of the same page; the focus goes there, too. A button to assistive technology: the address stays. */
export function PlaceLink({ place, label, isBlock, children }: LinkProps & { place: string }) {
  const lead = () => {
    const target = document.getElementById(place)
    if (!target) return
    target.tabIndex = -1
    target.focus({ preventScroll: true })
    target.scrollIntoView({ block: 'start' })
  }
  return (
    <button
      type="button"
      className={classes.action}
      data-block={isBlock || undefined}
      aria-label={label || undefined}
      onClick={lead}
    >
      {children}
    </button>
  )
}
