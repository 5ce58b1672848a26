import { FunctionCode } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type {
  FormDefinitionText,
  OrgConfiguration,
} from '#server/modules/configuration/documents/orgConfiguration.ts'

/** Form key on the wire: `objId` is one id or 'oneMemberType,memberType'. */
export interface FormQuestion {
  functionCode: FunctionCode
  objId?: string | undefined
}

/**
 * Finds the form of a function and object, the most specific one first; `undefined` where there is none. Joining (0201)
 * and the member form (0301) share one form; a form without objId serves every object of its function.
 */
export function findForm(
  configuration: OrgConfiguration,
  { functionCode, objId }: FormQuestion,
): FormDefinitionText | undefined {
  const code = functionCode === FunctionCode.Join ? FunctionCode.Member : functionCode
  const ids = (objId ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean)
  return (
    configuration.forms.get([code, ...ids].join('-')) ??
    configuration.forms.get([code, ids.at(-1)].join('-')) ??
    configuration.forms.get(code)
  )
}

/** @throws NotFound where the society has no such form */
export function requireForm(
  configuration: OrgConfiguration,
  question: FormQuestion,
): FormDefinitionText {
  const found = findForm(configuration, question)
  if (!found) throw new Refusal(RefusalCode.NotFound, 'formMissing')
  return found
}
