import { type RefCallback, type RefObject, useCallback, useLayoutEffect } from 'react'
import type { FormField } from '#contract/form.ts'
import { fieldAt } from '#runtime/core/form/fieldAt.ts'
import type { FormPath } from '#runtime/core/form/paths.ts'
import { betweenPresses } from '../../press.ts'
import { fieldIds } from './fieldIds.ts'
import { type FormEnvironment, useFormEnvironment } from './formEnvironment.ts'
import { type FormSession, useFormSession } from './formSession.ts'

/** A field or a cell, which has the definition of its column. */
export interface Place {
  field: FormField
  path: FormPath
}

/**
 * What follows the store without rendering: the line of a place's message, and a control whose widget has `follow`.
 * They are found by their ids, so that a field that nobody touches holds no subscription (decision 0362).
 */
interface LivePlaces {
  session: Pick<FormSession, 'store' | 'id'>
  environment: FormEnvironment
  /** Any element of the form; its tree is looked up late, since it may be put into a document after it is mounted. */
  element: Node
}

/**
 * Returns the ref of an element at a place, around its control or beside it. The elements of the place are brought up to
 * date when it is mounted, and whenever they become those of another place or definition.
 */
export function useLivePlace({ field, path }: Place): RefCallback<HTMLElement> {
  const session = useFormSession()
  const environment = useFormEnvironment()
  return useCallback(
    (element) => {
      if (element) showPlace({ session, environment, element }, { field, path })
    },
    [session, environment, field, path],
  )
}

/**
 * Keeps the mounted places of a form up to date. A message moves what is below it and waits for the end of a press; a
 * value does not.
 */
export function useLivePlaces(session: FormSession, form: RefObject<HTMLElement | null>): void {
  const environment = useFormEnvironment()
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    const places = { session, environment, element }
    const late = new Set<FormPath>()
    const showLate = () => {
      for (const path of late) showAt(places, path, showPlace)
      late.clear()
    }
    return betweenPresses((told) =>
      session.store.follow((channels) => {
        for (const channel of channels)
          if (channel.startsWith('value:'))
            showAt(places, channel.slice('value:'.length), showControl)
          else if (channel.startsWith('error:')) late.add(channel.slice('error:'.length))
        if (late.size > 0) told()
      }),
    )(showLate)
  }, [session, environment, form])
}

function showAt(places: LivePlaces, path: FormPath, show: typeof showPlace): void {
  const field = fieldAt(places.session.store.bundle, path)
  if (field) show(places, { field, path })
}

function showPlace(places: LivePlaces, place: Place): void {
  const { store, id } = places.session
  const line = elementOf(places, fieldIds(id, place.path).error)
  if (line) showMessage(line, store.error(place.path), store.hintAt(place.path))
  showControl(places, place)
}

function showControl(places: LivePlaces, { field, path }: Place): void {
  const { session, environment } = places
  const { store, id } = session
  const { follow } = environment.widgets[field.type]
  const control = follow && elementOf(places, fieldIds(id, path).input)
  if (control) follow(control, store.get(path), store.error(path) !== undefined)
}

/** Looks in the document, shadow root or detached element that contains the form. */
function elementOf({ element }: LivePlaces, id: string): HTMLElement | null {
  const root = element.getRootNode()
  if (isTree(root)) return root.getElementById(id)
  return root instanceof Element ? root.querySelector<HTMLElement>(`#${CSS.escape(id)}`) : null
}

const isTree = (root: Node): root is Document | ShadowRoot => 'getElementById' in root

/** An error outranks a hint. Touches only what differs. */
function showMessage(line: HTMLElement, error: string | undefined, hint: string | undefined): void {
  const message = error ?? hint
  const isError = error !== undefined
  if ((message ?? '') === line.textContent && line.hasAttribute('data-error') === isError) return
  line.textContent = message ?? ''
  line.hidden = message === undefined
  line.toggleAttribute('data-error', isError)
  line.toggleAttribute('data-hint', !isError && message !== undefined)
}
