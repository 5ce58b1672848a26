import type { FormValues } from '#contract/form.ts'
import { sentence } from '../../messages.ts'
import type { OrApplication } from '../../store/repositories/orApplications.ts'
import type { OrgConfiguration } from '../configuration/openConfiguration.ts'
import { formInvalid } from '../forms/checkSubmission.ts'
import { findSubOrg, listTerms } from '../leadership/terms.ts'

type Place = Pick<OrApplication, 'subOrgId' | 'session' | 'approvalId'>

/**
 * Where an application 0402 wants to: the sub-organisation and session its form names, and the term they make.
 * FormInvalid at the field for a sub-organisation the society does not have.
 */
export function placeOf(values: FormValues, configuration: OrgConfiguration): Place {
  const { id } = (values.subOrg ?? {}) as { id?: unknown }
  const subOrg = findSubOrg(configuration, String(id ?? ''))
  if (!subOrg) throw formInvalid({ subOrg: sentence('subOrgUnknown') })
  const terms = listTerms(configuration, subOrg.id)
  const session = typeof values.session === 'string' ? values.session : (terms[0]?.session ?? '')
  const term = terms.find((one) => one.session === session)
  return { subOrgId: subOrg.id, session, approvalId: term?.approvalId ?? null }
}
