import type { ChangesParts } from '#server/modules/changes/parts.ts'
import type { MoneyParts } from '#server/modules/money/parts.ts'
import type { PrivacyParts } from '#server/modules/privacy/parts.ts'

/** Dependencies of all calls, built once by `buildApp`; none are global. Those of a module stand in its `parts.ts`. */
export interface ServerParts extends MoneyParts, ChangesParts, PrivacyParts {}
