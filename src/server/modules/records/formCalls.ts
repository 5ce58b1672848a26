import type { CallHandler } from '#server/base/moduleTables.ts'
import { grantForm } from '#server/modules/files/storage/formGrant.ts'
import { requireForm } from './forms/findForm.ts'
import type { RecordsParts } from './parts.ts'

/** Returns the form of a function and an object, with a grant to upload files into it. */
export const formConfig: CallHandler<'formConfig', RecordsParts> = async ({
  org,
  input,
  now,
  parts,
}) => {
  const { formInfo, printInfo, hash } = requireForm(await parts.configuration.of(org.orgId), input)
  const uploadGrant = grantForm(parts.storage.secret, org.orgId, hash, now)
  return { formInfo, printInfo, formHash: hash, uploadGrant }
}
