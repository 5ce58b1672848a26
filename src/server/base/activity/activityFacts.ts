import type { Noted, Who } from '../../store/store.ts'
import type { ActivityKind } from '../../store/tables/activity.ts'

/** Facts of an activity from which its entry is made. */
export interface ActivityFacts extends Noted {
  operation: string
  kind: ActivityKind
  who: Who
  network?: string
}
