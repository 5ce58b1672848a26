import type { PeopleParts } from '../people/parts.ts'
import type { OwnDataPrinter } from './ownData/printer.ts'

/** What the calls of privacy work with. */
export interface PrivacyParts extends PeopleParts {
  ownDataPrinter: OwnDataPrinter
}
