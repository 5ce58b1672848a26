import type { Contender } from '../benchCase.ts'
import { SHOWS, sectionsOf } from '../fields.ts'
import { type DomField, domField } from './domField.ts'
import { domSummary } from './domSummary.ts'
import { inDocument } from './inDocument.ts'
import './plain.css'

/** A page written by hand without any library: the floor below which no form engine can be. */
export const mount: Contender = (element, fields) => {
  const form = document.createElement('form')
  form.noValidate = true
  const all = new Map<string, DomField>()
  const summary = domSummary(goTo)
  const sections = sectionsOf(fields).map((section) => sectionOf(section.map(domField), all))
  form.append(summary.panel, ...sections, summary.bar)
  const button = document.createElement('button')
  button.type = 'submit'
  button.textContent = '提交'
  form.append(button)
  let submitted: Record<string, unknown> | undefined
  form.addEventListener('input', ({ target }) => {
    const key = (target as Element).closest<HTMLElement>('[data-field]')?.dataset.field ?? ''
    all.get(key)?.check()
    showDependants(all, key)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const shown = [...all.values()].filter((one) => one.element.isConnected)
    const wrong = shown.filter((one) => !one.check())
    const [first] = wrong
    if (!first) submitted = Object.fromEntries(shown.map((one) => [one.field.key, one.value()]))
    else {
      summary.show(wrong)
      goTo(first)
    }
  })
  element.append(form)
  return {
    prepared: 0,
    ...inDocument(element),
    value: (key) => all.get(key)?.value(),
    submit: () => button.click(),
    submitted: () => submitted,
  }
}

function goTo(one: DomField): void {
  one.element.scrollIntoView({ block: 'center' })
  one.element.querySelector<HTMLElement>('input, textarea, select')?.focus({ preventScroll: true })
}

/** A dependant leaves a comment at its place while it does not show. */
const places = new WeakMap<DomField, Comment>()

function sectionOf(fields: readonly DomField[], all: Map<string, DomField>): HTMLElement {
  const section = document.createElement('section')
  for (const one of fields) {
    all.set(one.field.key, one)
    if (one.field.shownBy === undefined) section.append(one.element)
    else section.append(placeOf(one))
  }
  return section
}

function placeOf(one: DomField): Comment {
  const place = document.createComment(one.field.key)
  places.set(one, place)
  return place
}

function showDependants(all: ReadonlyMap<string, DomField>, controller: string): void {
  const isShown = all.get(controller)?.value() === SHOWS
  for (const one of all.values()) {
    const place = places.get(one)
    if (!place || one.field.shownBy !== controller) continue
    if (isShown) place.replaceWith(one.element)
    else one.element.replaceWith(place)
  }
}
