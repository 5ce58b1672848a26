import { FunctionCode } from '#contract/codes.ts'
import { type OrgApplication, orgApplications } from '../../repositories/orgApplications.ts'
import { changedMobile } from '../applicant.ts'
import { recordFields } from '../recordFields.ts'
import type { RecordType } from '../recordType.ts'
import { orgFields, requireCandidate } from './orgFields.ts'
import { type OrgAnswers, orgView } from './orgView.ts'
import { placeOf } from './placeOf.ts'

/** Recommendations and applications for positions, and the leaders' lists they make. */
export const orgRecord: RecordType<OrgApplication, OrgAnswers> = {
  category: 'organisation',
  applications: orgApplications,
  statusCall: 'orStatus',
  filledInFor: ({ functionCode, twoOrType }) => ({ functionCode, type: twoOrType }),
  view: orgView,
  /** Only recommendations are printed, signed and uploaded. */
  isSigned: isRecommended,
  /** The record keeps its candidate; a changed mobile must be proven. */
  async modified(_tx, { record, checked: { values }, subject, configuration }) {
    if (isRecommended(record)) requireCandidate(values, record)
    return {
      ...orgFields(values),
      mobile: changedMobile(recordFields(values), record, subject),
      ...(isRecommended(record) ? {} : placeOf(values, configuration)),
    }
  },
}

function isRecommended({ functionCode }: OrgApplication): boolean {
  return functionCode === FunctionCode.Org
}
