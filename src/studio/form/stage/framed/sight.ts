import { type FormPath, parseCell } from '#runtime/core/form/paths.ts'

/** Scroll target, independent of where it is rendered next. */
export interface Aim {
  /** Fields; the first rendered one is the target. */
  paths: readonly FormPath[]
  /** Section of the fields, which may be rendered before them. */
  section: string | undefined
  /**
   * Previous position of the field, in pixels below the window's top; undefined for a field that only has to be
   * visible.
   */
  top?: number
}

/** Returns the elements of a field, its section's title, or the cells of a column. */
export function placesOf(root: HTMLElement, path: FormPath): Element[] {
  const key = CSS.escape(path)
  const own = root.querySelector(`[data-field="${key}"], [data-section="${key}"] > h2`)
  const cell = parseCell(path)
  if (!cell) return own ? [own] : []
  const table = root.querySelector(`[data-field="${CSS.escape(cell.table)}"]`)
  const cells = [...(table?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].filter(
    ({ dataset }) => parseCell(dataset.field ?? '')?.column === cell.column,
  )
  return cells.length > 0 || !table ? cells : [table]
}

/**
 * Returns the present scroll position of a form, relative to the selected field if visible, otherwise to the visible
 * fields.
 */
export function standingAt(root: HTMLElement, selected: FormPath | undefined): Aim | undefined {
  const seen = [...root.querySelectorAll<HTMLElement>('[data-field]')].filter(isSeen)
  const fields = seen.toSorted((one, other) => Number(isOf(other)) - Number(isOf(one)))
  const [first] = fields
  if (!first) return undefined
  return {
    paths: fields.map(({ dataset }) => dataset.field ?? ''),
    section: first.closest<HTMLElement>('[data-section]')?.dataset.section,
    top: first.getBoundingClientRect().top,
  }

  function isOf({ dataset }: HTMLElement): boolean {
    return dataset.field === selected
  }
}

/**
 * Scrolls to a target as far as it is rendered, in this window only: `scrollIntoView` would also scroll the windows
 * around it.
 */
export function seek(root: HTMLElement, { paths, section, top }: Aim): void {
  const [place] = paths.flatMap((path) => placesOf(root, path))
  const aim = place ?? root.querySelector(`[data-section="${CSS.escape(section ?? '')}"]`)
  if (!aim || isAtHand(aim)) return
  if (place && top !== undefined)
    window.scrollBy({ top: place.getBoundingClientRect().top - top, behavior: 'instant' })
  else centre(aim)
}

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/** Returns whether the user is interacting with an element, which must then not move. */
const isAtHand = (element: Element): boolean =>
  document.hasFocus() && element.matches(':focus-within, :active')

/** Centres an element, unless it is already fully visible. */
function centre(element: Element): void {
  const { top, bottom, height } = element.getBoundingClientRect()
  if (top >= 0 && bottom <= window.innerHeight) return
  const above = Math.max(0, (window.innerHeight - height) / 2)
  window.scrollBy({ top: top - above, behavior: 'instant' })
}
