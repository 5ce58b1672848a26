/** The members of a `formConfig` document that its editor changes. */
export interface FormDocument {
  /** Rows of field definitions. */
  formInfo: readonly unknown[]
  /** Checks over several fields. */
  checks?: readonly unknown[] | undefined
}

/** Position of a definition in `formInfo`; `column` is an index among the columns of a table. */
export interface FieldPlace {
  row: number
  index: number
  column?: number
}

/** Selected part: the definition at a place, or the whole row around it. */
export interface SelectedPlace extends FieldPlace {
  part?: 'row'
}
