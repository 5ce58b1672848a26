import type { DuesOrder } from '../../store/repositories/duesOrders.ts'

/** True when the order's payment deadline is over; offline orders have no deadline. */
export const isOver = ({ deadline }: Pick<DuesOrder, 'deadline'>, now: Date): boolean =>
  deadline !== null && deadline <= now
