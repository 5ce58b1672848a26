import { ownValue } from '#contract/record.ts'
import { canonicalJson } from '#domain/json/canonicalJson.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { rootOf } from '../form/paths.ts'
import { isLogicValue } from '../value/kinds.ts'
import { pathsOf } from '../value/pathsOf.ts'
import { type Asked, shownInStep } from '../wizard/askedInStep.ts'
import type { ActionContext } from './verb.ts'

/** Place on screen where a value of a call's input was entered: a field of a form, or a control of the page's state. */
type Place = { form: string; field: string } | { state: string }

type PlaceContext = Pick<ActionContext, 'view' | 'form' | 'resolve'>

/** Input of a call, as written in the document and as sent. */
export interface Sent {
  written: unknown
  input: Readonly<Record<string, unknown>>
}

/**
 * Returns the place on screen that an input was entered at: the form or state that the document's value for it reads.
 * Of several, as in `if`, the one that holds the value sent. Undefined when it was not entered on this page.
 * @param path of the input: its name, or a path inside of it (`invoiceInfo/email`)
 */
export function placeOf(path: string, { written, input }: Sent, context: PlaceContext) {
  const shown = shownInStep(context.view())
  const { value, rest } = writtenAt(written, path.split('/'))
  const candidates = pathsOf(value).flatMap((read) => {
    const place = placeAt(read, rest, shown)
    return place && isOnScreen(place, context) ? [{ read, place }] : []
  })
  const sent = canonicalJson(valueAt(input, path.split('/')))
  const holdsIt = ({ read }: { read: string }) =>
    canonicalJson(context.resolve({ $: { var: read } })) === sent
  return (candidates.find(holdsIt) ?? candidates[0])?.place
}

/** Returns the document's value for an input, and the rest of the path inside of it. */
function writtenAt(
  value: unknown,
  path: readonly string[],
): { value: unknown; rest: readonly string[] } {
  const [name, ...rest] = path
  if (name === undefined || !isRecord(value) || isLogicValue(value)) return { value, rest: path }
  return writtenAt(ownValue(value, name), rest)
}

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (part, name) => (isRecord(part) ? ownValue(part, name) : undefined),
    value,
  ) ?? null

/** `form.<id>.value.<field>…`, `form.<id>.value` with the field in `rest`, or a state that a control on screen sets. */
function placeAt(
  read: string,
  rest: readonly string[],
  shown: readonly Asked[],
): Place | undefined {
  const [, form, field] = /^form\.([^.]+)\.value(?:\.([^.]+))?/.exec(read) ?? []
  if (form !== undefined) {
    const path = [...(field === undefined ? [] : [field]), ...rest].join('/')
    return shown.some((one) => 'form' in one && one.form === form)
      ? { form, field: path }
      : undefined
  }
  const control = shown.find(
    (one) => 'state' in one && (read === one.state || read.startsWith(`${one.state}.`)),
  )
  return control && 'state' in control ? { state: control.state } : undefined
}

function isOnScreen(place: Place, { form }: PlaceContext): boolean {
  if ('state' in place) return true
  const store = form(place.form)?.store
  const root = rootOf(place.field)
  return store !== undefined && Object.hasOwn(store.bundle.fields, root) && !store.isHidden(root)
}
