import type { CallHandler } from '../../binder/callRequest.ts'
import { requireForm } from '../../services/forms/findForm.ts'

export const formConfig: CallHandler<'formConfig'> = async ({ org, input, parts }) => {
  const { formInfo, printInfo, hash } = requireForm(await parts.configuration.of(org.orgId), input)
  return { formInfo, printInfo, formHash: hash }
}
