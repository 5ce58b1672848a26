import type { CallInput } from '#contract/calls.ts'
import type { DeedAuthor } from '../../../store/repositories/duesDeeds.ts'
import type { DuesPayment } from '../../../store/repositories/duesPayments.ts'
import type { DuesReconcile } from '../../../store/repositories/duesReconcile.ts'
import type { OrgConfiguration } from '../../configuration/documents/orgConfiguration.ts'

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
