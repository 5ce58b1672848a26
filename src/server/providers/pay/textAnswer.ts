import type { NotificationAnswer } from './payProvider.ts'

/** An answer to a notification in plain text. */
export const textAnswer = (status: number, body: string): NotificationAnswer => ({
  status,
  type: 'text/plain; charset=utf-8',
  body,
})
