import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useFormEnvironment } from '#runtime/react/form/formEnvironment.ts'
import { FLOATING } from '#runtime/react/form/hasLeft.ts'
import styles from './FloatingPanel.module.css'
import { leavesPanel } from './leavesPanel.ts'
import { placeBelow } from './placeBelow.ts'

interface FloatingPanelProps {
  /** What its anchor names as controlled. */
  id: string
  label: string
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  /** Takes the anchor's width at least. */
  fit?: boolean
  children: ReactNode
}

/**
 * A panel below (or, where there is no room, above) its anchor. Escape and a press elsewhere close it; the Tab key
 * leaves it for what comes before or after the anchor, wherever the panel stands in the document.
 */
export function FloatingPanel({ id, label, anchor, onClose, fit, children }: FloatingPanelProps) {
  const { layer = document.body } = useFormEnvironment()
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = () => placeBelow(panel.current, anchor.current, fit ?? false)
    place()
    const sizes = new ResizeObserver(place)
    if (panel.current) sizes.observe(panel.current)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      sizes.disconnect()
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
    }
  }, [anchor, fit])
  useClosing(panel, anchor, onClose)
  return createPortal(
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label={label}
      className={styles.panel}
      onKeyDown={(event) => {
        if (!leavesPanel(event)) return
        // The browser goes on from the anchor; backwards the anchor itself is what comes before.
        if (event.shiftKey) event.preventDefault()
        anchor.current?.focus()
        onClose()
      }}
      {...{ [FLOATING]: '' }}
    >
      {children}
    </div>,
    // Over a modal dialog only what is inside it can be seen and used.
    anchor.current?.closest('dialog') ?? layer,
  )
}

function useClosing(
  panel: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  useEffect(() => {
    const isInside = (event: Event) =>
      event
        .composedPath()
        .some((element) => element === panel.current || element === anchor.current)
    const press = (event: PointerEvent) => !isInside(event) && onClose()
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      // A dialog the field stands in stays open.
      event.preventDefault()
      onClose()
      anchor.current?.focus()
    }
    document.addEventListener('pointerdown', press, true)
    document.addEventListener('keydown', onEscape, true)
    return () => {
      document.removeEventListener('pointerdown', press, true)
      document.removeEventListener('keydown', onEscape, true)
    }
  }, [panel, anchor, onClose])
}
