import { application } from './application.ts'
import { applicationForm } from './applicationForm.ts'
import { asList } from './asList.ts'
import { branches } from './branches.ts'
import { duesOrder } from './duesOrder.ts'
import { feeDetail } from './feeDetail.ts'
import { invoiceableOrders } from './invoiceableOrders.ts'
import { invoiceConfig } from './invoiceConfig.ts'
import { leadersByPosition } from './leadersByPosition.ts'
import { liveOrder } from './liveOrder.ts'
import { memberLevels } from './memberLevels.ts'
import { memberTypes } from './memberTypes.ts'
import { payPeriod } from './payPeriod.ts'
import { payStarted } from './payStarted.ts'
import { printModel } from './printModel.ts'
import { profile } from './profile.ts'
import type { RecordAdapter } from './recordAdapter.ts'
import { returns } from './returns.ts'
import { terms } from './terms.ts'

/** Every adapter a source may name. */
export const RECORD_ADAPTERS = {
  application,
  applicationForm,
  branches,
  duesOrder,
  feeDetail,
  invoiceableOrders,
  invoiceConfig,
  leadersByPosition,
  asList,
  memberLevels,
  memberTypes,
  liveOrder,
  payPeriod,
  payStarted,
  printModel,
  profile,
  returns,
  terms,
} as const satisfies Record<string, RecordAdapter>
