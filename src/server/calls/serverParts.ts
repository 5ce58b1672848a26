import type { ChangesParts } from '../modules/changes/parts.ts'
import type { MoneyParts } from '../modules/money/parts.ts'
import type { PrivacyParts } from '../modules/privacy/parts.ts'

/** Dependencies of all calls, built once by `buildApp`; none are global. Those of a module stand in its `parts.ts`. */
export interface ServerParts extends MoneyParts, ChangesParts, PrivacyParts {}
