import type { ConfigurationParts } from '#server/modules/configuration/parts.ts'
import type { Rendering } from './certificates/rendering.ts'
import type { FormChecks } from './forms/submission.ts'

/** What the calls of records work with. */
export interface RecordsParts extends ConfigurationParts {
  forms: FormChecks
  /** Certificate renderer. */
  rendering: Rendering
}
