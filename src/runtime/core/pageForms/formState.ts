import type { FormBundle, FormValues } from '#contract/form.ts'
import { type FormInputs, inputsKey } from './formInputs.ts'
import type { OpenForm } from './openForm.ts'
import type { Leaving, Risk } from './pageForm.ts'

/** What the user entered into a form that was closed. */
interface Entered {
  values: FormValues
  submitted: boolean
}

/** One form of a page, between its transitions `opened` and `closed`. */
export interface FormState {
  /** Null until it can be opened, and after its source was asked something else. */
  open: OpenForm | null
  /** The definition it was opened from, so that none is converted twice. */
  definition: unknown
  /** Key of the request that the definition answers. */
  requestKey: string
  /** Values the tab saved on an earlier visit; used by the first opening. */
  saved: FormValues | undefined
  /** Entered values of forms closed earlier, by the hash of their bundle: the same form reopens with them. */
  entered: ReadonlyMap<string, Entered>
  /** What leaving the page would have lost when it was closed. */
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

/** Keeps what was entered for the same form, should it come back. Called before the form ends. */
export function closed(state: FormState): FormState {
  if (!state.open) return state
  const { form, bundle, touched } = state.open
  const entered = new Map(state.entered)
  if (touched() || form.submitted())
    entered.set(bundle.hash, { values: form.enteredValues(), submitted: form.submitted() })
  const risk = { page: form.risk('page'), tab: form.risk('tab') }
  return { ...state, open: null, definition: undefined, entered, risk }
}

/** Whether the open form is the one of this bundle, and keeps its values or would open with the same. */
export const staysOpen = ({ open }: FormState, bundle: FormBundle, inputs: FormInputs): boolean =>
  open?.bundle.hash === bundle.hash && (open.touched() || open.inputsKey === inputsKey(inputs))
