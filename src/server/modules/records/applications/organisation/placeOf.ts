import type { FormValues } from '#contract/form.ts'
import { sentence } from '#server/messages/sentence.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { formInvalid } from '../../forms/formInvalid.ts'
import { findBranch, listTerms } from '../../leadership/terms.ts'
import type { OrgApplication } from '../../repositories/orgApplications.ts'

type Place = Pick<OrgApplication, 'subOrgId' | 'session' | 'approvalId'>

/**
 * Returns the place a form 0402 applies for: its branch, its session (the newest where the form asks for none) and
 * their term. Throws FormInvalid at the field for a branch or session that the society does not have.
 */
export function placeOf(values: FormValues, configuration: OrgConfiguration): Place {
  const { id } = (values.subOrg ?? {}) as { id?: unknown }
  const subOrg = findBranch(configuration, String(id ?? ''))
  if (!subOrg) throw formInvalid({ subOrg: sentence('subOrgUnknown') })
  const terms = listTerms(configuration, subOrg.id)
  const session = typeof values.session === 'string' ? values.session : (terms[0]?.session ?? '')
  const term = terms.find((one) => one.session === session)
  if (terms.length > 0 && !term) throw formInvalid({ session: sentence('sessionUnknown') })
  return { subOrgId: subOrg.id, session, approvalId: term?.approvalId ?? null }
}
