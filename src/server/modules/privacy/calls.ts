import type { ModuleCalls } from '#server/base/moduleTables.ts'
import { exportLog } from './log/exportLog.ts'
import { listLog } from './log/listLog.ts'
import { exportOwnData } from './ownData/exportOwnData.ts'
import type { PrivacyParts } from './parts.ts'
import { listReports } from './retention/listReports.ts'
import { readPlan } from './retention/readPlan.ts'

/** Operation → service. */
export const PRIVACY_CALLS = {
  logPage: listLog,
  retentionPlan: readPlan,
  retentionPage: listReports,
  logExport: exportLog,
  ownData: exportOwnData,
} satisfies ModuleCalls<PrivacyParts>
