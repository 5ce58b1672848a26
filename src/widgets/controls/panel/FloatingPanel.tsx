import {
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import { FOCUSABLE } from '#runtime/react/focusable.ts'
import { FLOATING } from '#runtime/react/form/leaving/leaveField.ts'
import { useFormEnvironment } from '#runtime/react/form/session/formEnvironment.ts'
import styles from './FloatingPanel.module.css'
import { placeBelow } from './placeBelow.ts'

interface FloatingPanelProps {
  /** The id that the anchor's `aria-controls` refers to. */
  id: string
  label: string
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  /** Takes the anchor's width at least. */
  fit?: boolean
  children: ReactNode
}

/**
 * A panel below its anchor, or above when there is no room. Escape and a press outside close it; the Tab key continues
 * from the anchor, wherever the panel is in the document.
 */
export function FloatingPanel({ id, label, anchor, onClose, fit, children }: FloatingPanelProps) {
  const { layer = document.body } = useFormEnvironment()
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (panel.current && anchor.current)
      return placeBelow(panel.current, anchor.current, fit ?? false)
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
        // The browser continues from the anchor; with Shift the anchor itself is the previous stop.
        if (event.shiftKey) event.preventDefault()
        anchor.current?.focus()
        onClose()
      }}
      {...{ [FLOATING]: '' }}
    >
      {children}
    </div>,
    // Inside a modal dialog only the dialog's descendants are visible and usable.
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
      // A dialog around the field stays open.
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

/** Returns whether the key is a Tab with no further tab stop inside the panel in its direction. */
function leavesPanel({ key, shiftKey, currentTarget, target }: ReactKeyboardEvent): boolean {
  if (key !== 'Tab' || !(target instanceof Node)) return false
  const wanted = shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)]
  return !stops.some((stop) => stop.tabIndex >= 0 && target.compareDocumentPosition(stop) & wanted)
}
