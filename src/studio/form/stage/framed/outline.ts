import type { FormPath } from '#runtime/core/form/paths.ts'
import { type Aim, placesOf, seek, standingAt } from './sight.ts'

const MARK = 'data-selected'

/** Events with which a user scrolls a page. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Marks the selected field wherever it is rendered, and keeps it in view until the user scrolls: the field itself and
 * the sections above it may be rendered later.
 */
export class Outline {
  #root: HTMLElement | null = null
  #path: FormPath | undefined
  #aim: Aim | undefined

  /** Starts in this element; returns a function that stops it. */
  readonly attach = (root: HTMLElement): (() => void) => {
    this.#root = root
    const drawn = new MutationObserver(this.#follow)
    drawn.observe(root, { childList: true, subtree: true })
    const sizes = new ResizeObserver(this.#follow)
    sizes.observe(root)
    const release = () => {
      this.#aim = undefined
    }
    for (const move of MOVES)
      window.addEventListener(move, release, { capture: true, passive: true })
    this.#follow()
    return () => {
      drawn.disconnect()
      sizes.disconnect()
      for (const move of MOVES) window.removeEventListener(move, release, { capture: true })
    }
  }

  /** @param section section of the field, which may be rendered before its fields */
  select(path: FormPath | undefined, section: string | undefined): void {
    this.#path = path
    this.#aim = path === undefined ? undefined : { paths: [path], section }
    this.#follow()
  }

  /** Called before the form is rendered anew: the visible part keeps its position. */
  keep(): void {
    this.#aim = (this.#root && standingAt(this.#root, this.#path)) ?? this.#aim
  }

  #follow = (): void => {
    if (!this.#root) return
    this.#mark(this.#root)
    // A hidden frame has no height, so that nothing in it has a position.
    if (this.#aim && window.innerHeight > 0) seek(this.#root, this.#aim)
  }

  #mark(root: HTMLElement): void {
    const places = this.#path === undefined ? [] : placesOf(root, this.#path)
    for (const marked of root.querySelectorAll(`[${MARK}]`))
      if (!places.includes(marked)) marked.removeAttribute(MARK)
    for (const place of places) place.setAttribute(MARK, '')
  }
}
