import type { CallInput } from '#contract/calls.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { DeedAuthor } from '../repositories/duesDeeds.ts'
import type { DuesPayment } from '../repositories/duesPayments.ts'
import type { DuesReconcile } from '../repositories/duesReconcile.ts'

/** Input of a remedy. */
export interface Handled {
  configuration: OrgConfiguration
  /** Locked by this transaction, as the credit is. */
  payment: DuesPayment
  credit: DuesReconcile
  input: CallInput<'reconcileHandle'>
  author: DeedAuthor
}

/** True for open credit whose reversal one person has proposed, which is recorded as who handled it. */
export const isProposed = ({
  remedy,
  handledAt,
}: Pick<DuesReconcile, 'remedy' | 'handledAt'>): boolean => remedy === null && handledAt !== null
