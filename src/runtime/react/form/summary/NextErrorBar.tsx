import { type RefObject, useEffect, useState } from 'react'
import type { FormPath } from '#runtime/core/form/paths.ts'
import { FORM_TEXTS } from '../formTexts.ts'
import { useFormSession } from '../session/formSession.ts'
import type { OtherError } from '../session/otherErrors.ts'
import { useTree } from '../session/useTree.ts'
import { nextError } from './nextError.ts'
import styles from './Summary.module.css'

interface NextErrorBarProps {
  errors: readonly (readonly [FormPath, string])[]
  others: readonly OtherError[]
  /** The summary; while it is visible the bar is hidden. */
  panel: RefObject<HTMLElement | null>
}

/**
 * Bar at the lower edge of the screen while the form is visible: the number of remaining errors, and a link to the
 * next.
 */
export function NextErrorBar({ errors, others, panel }: NextErrorBarProps) {
  const { store } = useFormSession()
  const tree = useTree()
  const isRepeated = useInSight(panel)
  if (isRepeated) return null
  const places = others.map(({ place }) => place)
  const paths = [...errors.map(([path]) => path), ...places]
  const order = [...store.bundle.order, ...places]
  const goOn = () => {
    const next = nextError(paths, order, focusedPath(tree) ?? store.revealed)
    const other = others.find(({ place }) => place === next)
    if (other) other.reveal()
    else if (next !== undefined) store.reveal(next)
  }
  return (
    <div className={styles.bar} data-sticks="">
      <span>{FORM_TEXTS.left(paths.length)}</span>
      {/* A click must not take the focus, because its position determines the next error. */}
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={goOn}>
        {FORM_TEXTS.nextOne}
      </button>
    </div>
  )
}

const focusedPath = (tree: Document | ShadowRoot): FormPath | undefined =>
  tree.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field

function useInSight(element: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState(false)
  useEffect(() => {
    const watched = element.current
    if (!watched || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) =>
      setInSight(entries.at(-1)?.isIntersecting ?? false),
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return inSight
}
