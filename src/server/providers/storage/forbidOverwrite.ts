import type { PolicyCondition } from './policy.ts'
import type { FormFields, UploadGrant } from './storageSettings.ts'

/** OSS's form field that refuses an upload to an existing object. */
export const FORBID_OVERWRITE = 'x-oss-forbid-overwrite'

/** Returns the field for a grant that writes once. */
export const onceFields = ({ once }: UploadGrant): FormFields =>
  once ? { [FORBID_OVERWRITE]: 'true' } : {}

/** Returns the condition that makes that field mandatory, for a grant that writes once. */
export const onceConditions = ({ once }: UploadGrant): PolicyCondition[] =>
  once ? [['eq', `$${FORBID_OVERWRITE}`, 'true']] : []
