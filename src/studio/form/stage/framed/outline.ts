import type { FormPath } from '#runtime/core/form/paths.ts'
import { type Aim, placesOf, seek, standingAt } from './sight.ts'

const MARK = 'data-selected'

/** What a person moves a page with. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Marks the selected field wherever it is drawn, and keeps it in sight until somebody moves the page: sections above it
 * may be drawn later, and the field itself, too.
 */
export class Outline {
  #root: HTMLElement | null = null
  #path: FormPath | undefined
  #aim: Aim | undefined

  /** Begins in this element; returns a function that ends it. */
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

  /** @param section the section the field is in, which may be drawn before its fields */
  select(path: FormPath | undefined, section: string | undefined): void {
    this.#path = path
    this.#aim = path === undefined ? undefined : { paths: [path], section }
    this.#follow()
  }

  /** Is called before the form is drawn anew: what is seen stays where it is. */
  keep(): void {
    this.#aim = (this.#root && standingAt(this.#root, this.#path)) ?? this.#aim
  }

  #follow = (): void => {
    if (!this.#root) return
    this.#mark(this.#root)
    // A frame that is not shown has no height, and nothing in it a place.
    if (this.#aim && window.innerHeight > 0) seek(this.#root, this.#aim)
  }

  #mark(root: HTMLElement): void {
    const places = this.#path === undefined ? [] : placesOf(root, this.#path)
    for (const marked of root.querySelectorAll(`[${MARK}]`))
      if (!places.includes(marked)) marked.removeAttribute(MARK)
    for (const place of places) place.setAttribute(MARK, '')
  }
}
