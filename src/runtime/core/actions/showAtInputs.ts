import { RefusalCode } from '#contract/envelope.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { type Failure, failureOf } from '../failure.ts'
import { placeOf, type Sent } from './inputPlaces.ts'
import type { ActionContext } from './verb.ts'

/** A refusal shown at its inputs; `msg` is the part without a place on screen, empty when there is none. */
class RefusalAtInputs extends Error {
  readonly code: string
  readonly data: unknown
  constructor(
    { code, data }: Failure,
    readonly msg: string,
  ) {
    super(msg)
    this.code = code
    this.data = data
  }
}

type Texts = Readonly<Record<string, string>>

/**
 * Shows the messages of a refusal about fields of a form or inputs of the call where these were entered, and moves to
 * the first. Returns the error with the messages that have no place on screen; any other error unchanged.
 * @param formId the form that FormInvalid is about
 */
export function shownAtInputs(
  error: unknown,
  formId: string | undefined,
  sent: Sent,
  context: ActionContext,
) {
  const failure = failureOf(error)
  const errors = errorsOf(failure)
  if (!errors) return error
  const ofForm = failure.code === RefusalCode.FormInvalid
  if (ofForm && formId === undefined) return error
  const left = ofForm
    ? showInForm(errors, formId as string, context)
    : showInPlaces(errors, sent, context)
  return new RefusalAtInputs(failure, left[0] ?? '')
}

function errorsOf({ kind, data }: Failure): Texts | undefined {
  if (kind !== 'refused' || !isRecord(data) || !isRecord(data.errors)) return undefined
  return data.errors as Texts
}

/** Returns the texts without a place in the form. */
const showInForm = (errors: Texts, formId: string, context: ActionContext): string[] =>
  Object.values(context.form(formId)?.showErrors(errors) ?? errors)

/** Returns the texts without a place on screen; a text about several inputs needs one. */
function showInPlaces(errors: Texts, sent: Sent, context: ActionContext): string[] {
  const inForms = new Map<string, Record<string, string>>()
  const atStates = new Map<string, string>()
  for (const [path, text] of Object.entries(errors)) {
    const place = placeOf(path, sent, context)
    if (place && 'form' in place)
      inForms.set(place.form, { ...inForms.get(place.form), [place.field]: text })
    else if (place) atStates.set(place.state, text)
  }
  for (const [state, text] of atStates)
    context.errors.tell({ state, text, form: undefined, isMissing: false })
  const [first] = atStates.keys()
  if (first !== undefined && inForms.size === 0) context.errors.reveal(first)
  for (const [form, own] of inForms) context.form(form)?.showErrors(own)
  const told = new Set([...atStates.values(), ...[...inForms.values()].flatMap(Object.values)])
  return Object.values(errors).filter((text) => !told.has(text))
}

/** Shows a message at the control in which a value of the document is entered; false when none is on screen. */
export function toldAt(written: unknown, text: string, context: ActionContext): boolean {
  const input = { value: context.resolve(written) }
  const place = placeOf('value', { written: { value: written }, input }, context)
  if (!place || 'form' in place) return false
  context.errors.tell({ state: place.state, text, form: undefined, isMissing: true })
  context.errors.reveal(place.state)
  return true
}
