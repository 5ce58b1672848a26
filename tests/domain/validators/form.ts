import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { FormBundle, FormValues } from '#contract/form.ts'
import { hiddenKeys } from '#domain/hiddenKeys.ts'
import { createPatternMatcher } from '#domain/patterns/createPatternMatcher.ts'
import type { FormErrors } from '#domain/validators/checkContext.ts'
import { checkForm } from '#domain/validators/checkForm.ts'
import { dictionaries } from '../../adapters/formInfo/outcome.ts'

export const matches = createPatternMatcher({ linearAlways: false })
export const currentYear = 2026

/** A form of these fields, one a row. */
export const formOf = (...fields: object[]): FormBundle => convertFormInfo(fields, { dictionaries })

/** Every error the form shows for these values. */
export const errorsOf = (form: FormBundle, values: FormValues): FormErrors =>
  checkForm(form, values, hiddenKeys(form, values), { currentYear, matches })
