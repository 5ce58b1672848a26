import type { ModuleCalls } from '#server/base/moduleTables.ts'
import { changeRecordStatus } from './applications/changeRecordStatus.ts'
import { listOwn } from './applications/listOwn.ts'
import { applyForMembership } from './applications/member/applyForMembership.ts'
import { memberRecord } from './applications/member/memberRecord.ts'
import { queryDirectory } from './applications/member/queryDirectory.ts'
import { queryApprovals, queryMembers } from './applications/member/queryMembers.ts'
import { applyByRecommendation } from './applications/organisation/applyByRecommendation.ts'
import { applyForPosition } from './applications/organisation/applyForPosition.ts'
import { orgRecord } from './applications/organisation/orgRecord.ts'
import { queryRecords, searchFilter } from './applications/queryRecords.ts'
import { readPrint } from './applications/readPrint.ts'
import { readFormInfo, readRecord, readRow } from './applications/readRecord.ts'
import { decide } from './audit/decide.ts'
import { listForDesk } from './audit/listForDesk.ts'
import { readAuditHistory } from './audit/readAuditHistory.ts'
import { generateCertificate } from './certificates/generateCertificate.ts'
import { readCertificateState } from './certificates/readCertificateState.ts'
import { formConfig } from './formCalls.ts'
import { readLeaders } from './leadership/readLeaders.ts'
import { readOrgNames } from './leadership/readOrgNames.ts'
import { readSubOrgs } from './leadership/readSubOrgs.ts'
import { readTerms } from './leadership/readTerms.ts'
import type { RecordsParts } from './parts.ts'
import { validateRecommend } from './recommendation/validateRecommend.ts'

/** Operation → service. */
export const RECORDS_CALLS = {
  auditHistory: (request) => readAuditHistory(request, request.input.id),
  memberJoinPage: queryDirectory,
  memberApply: applyForMembership,
  memberStatus: (request) => changeRecordStatus(memberRecord, request),
  updateMemberStatus: (request) => changeRecordStatus(memberRecord, request),
  memberFormInfo: (request) => readFormInfo(memberRecord, request),
  memberDetail: (request) => readRecord(memberRecord, request),
  memberPrint: (request) => readPrint(memberRecord, request),
  memberInfo: (request) => readRow(memberRecord, request),
  memberQueryPage: queryMembers,
  memberApprovalPage: queryApprovals,
  orgNameList: readOrgNames,
  validateRecommend,
  orApply: applyByRecommendation,
  orgApply: applyForPosition,
  orApplyPage: (request) => queryRecords(orgRecord, request, () => searchFilter(request)),
  orDetail: (request) => readRecord(orgRecord, request),
  orFormInfo: (request) => readFormInfo(orgRecord, request),
  orPrint: (request) => readPrint(orgRecord, request),
  orStatus: (request) => changeRecordStatus(orgRecord, request),
  updateOrgStatus: (request) => changeRecordStatus(orgRecord, request),
  subOrgList: readSubOrgs,
  approvalList: readTerms,
  userList: readLeaders,
  auditPage: listForDesk,
  auditDecide: decide,
  generateMemberCertificate: (request) => generateCertificate(request, 'member'),
  generateOrgCertificate: (request) => generateCertificate(request, 'org'),
  certificateState: readCertificateState,
  myApplicationPage: listOwn,
  formConfig,
} satisfies ModuleCalls<RecordsParts>
