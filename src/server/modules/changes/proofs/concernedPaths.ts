import { ownValue } from '#contract/record.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { scenarioForm } from '#server/modules/configuration/documents/scenarioPath.ts'

const FORM = /^formConfig\/[^/]+\.json$/
/** A form may write the name without its prefix. */
const DICTIONARY = /^dictionaries\/(?:ORG_)?([^/]+)\.json$/

/** Forms of a draft to prove, and scenarios to play. */
export interface Concerned {
  forms: string[]
  scenarios: string[]
}

/**
 * Finds the forms of a draft that differ from the live ones, by themselves or by a dictionary, with the scenarios of
 * these forms and those scenarios that differ themselves. A dictionary belongs to every form whose text contains its
 * name.
 */
export function concernedPaths(
  live: ConfigurationDocuments,
  draft: ConfigurationDocuments,
): Concerned {
  const isChanged = (path: string) => ownValue(live, path) !== ownValue(draft, path)
  const paths = [...new Set([...Object.keys(live), ...Object.keys(draft)])].sort()
  const dictionaries = paths.filter(isChanged).flatMap((path) => DICTIONARY.exec(path)?.[1] ?? [])
  const forms = Object.keys(draft)
    .filter((path) => FORM.test(path))
    .filter(
      (path) =>
        isChanged(path) || dictionaries.some((name) => ownValue(draft, path)?.includes(name)),
    )
    .sort()
  const scenarios = Object.keys(draft)
    .filter((path) => {
      const form = scenarioForm(path)
      return form !== undefined && (isChanged(path) || forms.includes(form))
    })
    .sort()
  return { forms, scenarios }
}
