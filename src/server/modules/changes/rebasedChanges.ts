import type { Schema } from '#contract/calls.ts'
import { ownValue } from '#contract/record.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { Bases } from '#server/modules/configuration/repositories/configBases.ts'
import { documentNamer } from './wording/documentTitle.ts'

/**
 * Describes overrides whose own text stays while their base text of the product changes; publishing records the new
 * base.
 */
export function rebasedChanges(
  live: ConfigurationDocuments,
  draft: ConfigurationDocuments,
  bases: Bases,
): Schema<'ReportChange'>[] {
  const nameOf = documentNamer(draft)
  const paths = Object.keys(bases).filter((path) => ownValue(live, path) === ownValue(draft, path))
  return paths.map((path) => ({
    ...{ path, title: nameOf(path).title, sentence: words.overrides.rebased },
    ...{ impact: 'look', impactName: words.groupImpacts.pages },
  }))
}
