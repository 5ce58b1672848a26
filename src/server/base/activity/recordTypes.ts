import type { Tx } from '#server/store/store.ts'
import {
  type Concerned,
  concernedByAccount,
  concernedByApplication,
  concernedByDeed,
  concernedByInvoice,
  concernedByOrder,
  concernedByPayment,
  concernedByPlan,
  concernedByQuestion,
  concernedByReconcile,
  concernedByRefund,
  concernedByRelief,
} from '../repositories/activityPersons.ts'

type Lookup = (tx: Tx, id: string) => Promise<Concerned | undefined>

const nobody: Lookup = async () => undefined

/** Record types of the log, and how to find the person a record concerns. */
const CONCERNED = {
  application: concernedByApplication,
  account: concernedByAccount,
  order: concernedByOrder,
  invoice: concernedByInvoice,
  question: concernedByQuestion,
  reconcile: concernedByReconcile,
  payment: concernedByPayment,
  deed: concernedByDeed,
  plan: concernedByPlan,
  refund: concernedByRefund,
  books: nobody,
  entry: nobody,
  statement: nobody,
  relief: concernedByRelief,
  unit: nobody,
  configuration: nobody,
  change: nobody,
} satisfies Record<string, Lookup>

export type RecordType = keyof typeof CONCERNED

/** The person a record concerns; undefined if the record is gone or has none. */
export const concernedBy = (
  tx: Tx,
  { type, id }: { type: RecordType; id: string },
): Promise<Concerned | undefined> => (CONCERNED[type] as Lookup)(tx, id)
