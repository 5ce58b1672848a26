import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useFormEnvironment } from '#runtime/react/form/formEnvironment.ts'
import { FLOATING } from '#runtime/react/form/hasLeft.ts'
import styles from './FloatingPanel.module.css'
import { placeBelow } from './placeBelow.ts'

interface FloatingPanelProps {
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  /** Takes the anchor's width at least. */
  fit?: boolean
  children: ReactNode
}

/** A panel below (or, where there is no room, above) its anchor. Escape and a press elsewhere close it. */
export function FloatingPanel({ anchor, onClose, fit = false, children }: FloatingPanelProps) {
  const { layer = document.body } = useFormEnvironment()
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = () => placeBelow(panel.current, anchor.current, fit)
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
    <div ref={panel} className={styles.panel} {...{ [FLOATING]: '' }}>
      {children}
    </div>,
    layer,
  )
}

function useClosing(
  panel: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  useEffect(() => {
    const isInside = (target: EventTarget | null) =>
      target instanceof Node &&
      (panel.current?.contains(target) || anchor.current?.contains(target))
    const press = (event: PointerEvent) => !isInside(event.target) && onClose()
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
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
