import { FunctionCode } from '#contract/codes.ts'
import type { OrgApplication } from '../../store/repositories/orgApplications.ts'
import { changedMobile } from '../application/applicant.ts'
import type { ChangeRequest, ChangeRules } from '../application/changeRules.ts'
import { changeStatus } from '../application/changeStatus.ts'
import { recordFields } from '../application/recordFields.ts'
import type { OrgConfiguration } from '../configuration/orgConfiguration.ts'
import { orFields } from './orFields.ts'
import { OR_SHELF } from './orShelf.ts'
import { placeOf } from './placeOf.ts'
import { requireCandidate } from './requireCandidate.ts'

const isRecommended = ({ functionCode }: OrgApplication) => functionCode === FunctionCode.Org

/** Modify, upload or report an organisation application; only recommendations are printed, signed and uploaded. */
export async function changeOrStatus(request: ChangeRequest): Promise<boolean> {
  const configuration = await request.parts.configuration.of(request.org.orgId)
  return changeStatus(rulesOf(configuration), request)
}

function rulesOf(configuration: OrgConfiguration): ChangeRules<OrgApplication> {
  return {
    ...OR_SHELF,
    call: 'orStatus',
    places: { form: 'orForm', enclosure: 'orEnclosure' },
    isSigned: isRecommended,
    /** The record keeps its candidate; a changed mobile must be proven. */
    async modified(_tx, record, subject, { values }) {
      if (isRecommended(record)) requireCandidate(values, record)
      return {
        ...orFields(values),
        mobile: changedMobile(recordFields(values), record, subject),
        ...(isRecommended(record) ? {} : placeOf(values, configuration)),
      }
    },
  }
}
