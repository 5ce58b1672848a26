import type { FormBundle } from '#contract/form.ts'
import type { FormContext } from '../formContext.ts'
import type { FormPath } from '../paths.ts'

/** A form with the tables of its time. */
export interface FormOfATime {
  bundle: FormBundle
  context: FormContext
}

/** A place of a stored answer; of a column without a row. */
interface At {
  path: FormPath
  /** What people call it: the changed form's word, else the old one's. */
  label: string
}

/** The changed form refuses what the old one took, or asks for what is not there. */
export interface Invalidated extends At {
  message: string
}

/** It was shown and holds something; now it is hidden, and would not be submitted. */
export interface Concealed extends At {
  text: string
}

/** It has no place or no words any more: its field or column is gone, or its code names no entry. */
export interface Lost extends At {
  what: 'field' | 'column' | 'code'
  text: string
}

/** It reads otherwise: its label, or the name of what was chosen. */
export interface Reworded extends At {
  what: 'label' | 'value'
  was: string
  now: string
}

/** What a changed form does to one stored answer; empty lists: nothing. */
export interface Migration {
  invalid: Invalidated[]
  hidden: Concealed[]
  lost: Lost[]
  reworded: Reworded[]
}
