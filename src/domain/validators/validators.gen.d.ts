import type { InputShape, Subject } from './schemas.ts'

/** An error of a parametric validator; `message` is a check's name when `keyword` is `errorMessage`. */
export interface ValidatorError {
  keyword: string
  message?: string
}

/** Precompiled by `generate.ts`; `errors` holds what was wrong in the last call. */
export interface Validator {
  (subject: Subject): boolean
  errors?: ValidatorError[] | null
}

export declare const validators: Record<InputShape, Validator>
