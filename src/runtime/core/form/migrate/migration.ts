import type { FormBundle } from '#contract/form.ts'
import type { FormContext } from '../formContext.ts'
import type { FormPath } from '../paths.ts'

/** A form with the reference data of its time. */
export interface FormOfATime {
  bundle: FormBundle
  context: FormContext
}

/** A place of a stored answer; for a column without a row. */
interface At {
  path: FormPath
  /** The label in the changed form, else in the old one. */
  label: string
}

/** A value the changed form rejects, or a missing value it requires. */
export interface Invalidated extends At {
  message: string
}

/** A filled field that was visible and is hidden in the changed form, so that it would not be submitted. */
export interface Concealed extends At {
  text: string
}

/** A value whose field, column or option no longer exists. */
export interface Lost extends At {
  what: 'field' | 'column' | 'code'
  text: string
}

/** A value that reads differently: another label, or another name of the chosen option. */
export interface Reworded extends At {
  what: 'label' | 'value'
  was: string
  now: string
}

/** Effects of a changed form on one stored answer; empty lists mean none. */
export interface Migration {
  invalid: Invalidated[]
  hidden: Concealed[]
  lost: Lost[]
  reworded: Reworded[]
}
