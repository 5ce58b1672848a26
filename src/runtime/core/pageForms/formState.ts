import type { FormBundle, FormValues } from '#contract/form.ts'
import { type FormInputs, inputsKey } from './formInputs.ts'
import type { OpenForm } from './openForm.ts'
import type { Leaving, Risk } from './pageForm.ts'

/** Values entered in a form that was closed. */
interface Entered {
  values: FormValues
  submitted: boolean
}

/** One form of a page, between its transitions `opened` and `closed`. */
export interface FormState {
  /** Null until it can open, and after the request of its source has changed. */
  open: OpenForm | null
  /** The definition it was opened from; avoids converting it twice. */
  definition: unknown
  /** Key of the request that returned the definition. */
  requestKey: string
  /** Values from the tab's storage; used by the first opening. */
  saved: FormValues | undefined
  /** Entered values of forms closed earlier, by the hash of their bundle: the same form reopens with them. */
  entered: ReadonlyMap<string, Entered>
  /** Loss when leaving the page, as determined on closing. */
  risk: Readonly<Record<Leaving, Risk>>
}

export const initialFormState = (saved: FormValues | undefined): FormState => ({
  open: null,
  definition: undefined,
  requestKey: '',
  saved,
  entered: new Map(),
  risk: { page: 'nothing', tab: 'nothing' },
})

export const opened = (
  state: FormState,
  now: { open: OpenForm; definition: unknown; requestKey: string },
): FormState => ({ ...state, ...now, saved: undefined })

/** Keeps the entered values in case the same form reopens. Called before the form is disposed. */
export function closed(state: FormState): FormState {
  if (!state.open) return state
  const { form, bundle, touched } = state.open
  const entered = new Map(state.entered)
  if (touched() || form.submitted())
    entered.set(bundle.hash, { values: form.enteredValues(), submitted: form.submitted() })
  const risk = { page: form.risk('page'), tab: form.risk('tab') }
  return { ...state, open: null, definition: undefined, entered, risk }
}

/** True when the open form belongs to this bundle, and either has entered values or would open with the same inputs. */
export const staysOpen = ({ open }: FormState, bundle: FormBundle, inputs: FormInputs): boolean =>
  open?.bundle.hash === bundle.hash && (open.touched() || open.inputsKey === inputsKey(inputs))
