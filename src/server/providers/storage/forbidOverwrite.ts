import type { PolicyCondition } from './policy.ts'
import type { FormFields, UploadGrant } from './storageSettings.ts'

/** OSS's form field that refuses a form whose object is there already. */
export const FORBID_OVERWRITE = 'x-oss-forbid-overwrite'

/** Of a grant that writes once: the field. */
export const onceFields = ({ once }: UploadGrant): FormFields =>
  once ? { [FORBID_OVERWRITE]: 'true' } : {}

/** Of a grant that writes once: the condition that keeps the field in the form. */
export const onceConditions = ({ once }: UploadGrant): PolicyCondition[] =>
  once ? [['eq', `$${FORBID_OVERWRITE}`, 'true']] : []
