import type { Noted, Who } from '#server/store/store.ts'
import type { ActivityKind } from '#server/store/tables/activity.ts'

/** Facts of an activity from which its entry is made. */
export interface ActivityFacts extends Noted {
  operation: string
  kind: ActivityKind
  who: Who
  network?: string
}
