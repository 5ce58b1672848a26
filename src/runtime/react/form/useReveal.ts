import { type RefObject, useLayoutEffect } from 'react'
import { type FormPath, parseCell, rootOf } from '#runtime/core/form/paths.ts'
import { FOCUSABLE } from '../focusable.ts'
import type { FormSession } from './session/formSession.ts'

/** Handles the store's `reveal`: mounts the section, opens the table's row, scrolls there and sets the focus. */
export function useReveal(
  session: FormSession,
  form: RefObject<HTMLElement | null>,
  mount: (section: number) => void,
): void {
  useLayoutEffect(() => {
    const { store, cellRevealers } = session
    return store.subscribe('reveal', () => {
      const path = store.revealed
      if (path === undefined) return
      const root = rootOf(path)
      mount(store.bundle.sections.findIndex(({ rows }) => rows.some((row) => row.includes(root))))
      const cell = root === path ? undefined : parseCell(path)
      if (cell) cellRevealers.get(cell.table)?.(cell)
      goTo(placeOf(form.current, path) ?? placeOf(form.current, root), form.current)
    })
  }, [session, form, mount])
}

/** Returns the element of a place; cells of a table on phones are edited in a sheet outside the form element. */
function placeOf(form: HTMLElement | null, path: FormPath): HTMLElement | undefined {
  const selector = `[data-field="${CSS.escape(path)}"]`
  const inForm = form?.querySelector<HTMLElement>(selector)
  return inForm ?? form?.ownerDocument.querySelector<HTMLElement>(selector) ?? undefined
}

function goTo(place: HTMLElement | undefined, form: HTMLElement | null): void {
  if (!place) return
  const summary = form?.querySelector<HTMLElement>('[data-summary="errors"]')
  if (summary && fitsBelow(summary, place)) summary.scrollIntoView({ block: 'start' })
  else place.scrollIntoView({ block: 'center' })
  place.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true })
}

/** Share of the window that a summary at its top and a place below may take together; the rest is what lies over them. */
const FITTING = 0.8

/** True when the place is in sight while the summary is. */
const fitsBelow = (summary: HTMLElement, place: HTMLElement): boolean =>
  place.getBoundingClientRect().bottom - summary.getBoundingClientRect().top <
  window.innerHeight * FITTING
