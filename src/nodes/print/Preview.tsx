import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import buttons from '#runtime/react/controls/buttons.module.css'
import classes from './PrintNode.module.css'

/** Width of an A4 sheet, 210 mm, in CSS pixels. */
const SHEET = 794

/**
 * The sheets as they will look on paper. Where the screen is narrower than a sheet, a whole one is shown, and on
 * demand its real size, scrolled.
 */
export function Preview({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLElement>(null)
  const [fit, setFit] = useState(1)
  const [isLarge, setLarge] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const measure = () => setFit(Math.min(1, innerWidthOf(element) / SHEET))
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  return (
    <div className={classes.frame}>
      {fit < 1 && (
        <button
          type="button"
          className={buttons.button}
          data-size="sm"
          aria-pressed={isLarge}
          onClick={() => setLarge(!isLarge)}
        >
          {isLarge ? '适合屏幕' : '放大查看'}
        </button>
      )}
      <section
        ref={box}
        className={classes.preview}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
        tabIndex={0}
      >
        <div style={{ zoom: isLarge ? 1 : fit }}>{children}</div>
      </section>
    </div>
  )
}

function innerWidthOf(element: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element)
  return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
}
