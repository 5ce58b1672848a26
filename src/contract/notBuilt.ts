import type { OperationId } from './calls.ts'

/** Calls of the contract that answer `RefusalCode.NotBuilt` so far. The list only ever gets shorter. */
export const NOT_BUILT = [
  'orApply',
  'orgApply',
  'orApplyPage',
  'orDetail',
  'orPrint',
  'subOrgList',
  'approvalList',
  'orFormInfo',
  'orStatus',
  'updateOrgStatus',
  'validateRecommend',
  'userList',
  'payPeriod',
  'payConfigSwitch',
  'invoiceConfig',
  'orderNotice',
  'pay',
  'payResult',
  'orderCancel',
  'wxSignature',
  'meetingDetailOpen',
  'meetingDetail',
] as const satisfies OperationId[]
