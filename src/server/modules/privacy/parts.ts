import type { PeopleParts } from '#server/modules/people/parts.ts'
import type { OwnDataPrinter } from './ownData/printer.ts'

/** What the calls of privacy work with. */
export interface PrivacyParts extends PeopleParts {
  ownDataPrinter: OwnDataPrinter
}
