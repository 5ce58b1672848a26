import { Activity } from './activity.ts'

/** Activity of the server itself: an outbox job, or a provider's notification. */
export const jobActivity = (operation: string): Activity =>
  new Activity({ operation, kind: 'job', who: { kind: 'system', name: '' } })

/** Activity of the operator at a terminal, under the login name there. */
export const operatorActivity = (operation: string, name: string): Activity =>
  new Activity({ operation, kind: 'job', who: { kind: 'operator', name } })
