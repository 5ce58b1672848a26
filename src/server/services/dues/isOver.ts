import type { DuesOrder } from '../../store/repositories/duesOrders.ts'

/** Whether the time in which an order may be paid is over; of offline orders it never is. */
export const isOver = ({ deadline }: Pick<DuesOrder, 'deadline'>, now: Date): boolean =>
  deadline !== null && deadline <= now
