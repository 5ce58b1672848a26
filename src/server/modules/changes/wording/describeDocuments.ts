import type { Schema } from '#contract/calls.ts'
import { ownValue } from '#contract/record.ts'
import { fill } from '#domain/text/fill.ts'
import type { SharedData } from '#server/base/shared/sharedData.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import { readDictionaries } from '#server/modules/configuration/documents/openConfiguration.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { documentSentences } from './documentSentences.ts'
import { type DocumentGroup, documentNamer, groupOf, memberTypeNames } from './documentTitle.ts'
import { formSentences, type ImpactSentence } from './formSentences.ts'

type ReportChange = Schema<'ReportChange'>

/**
 * Describes the changes between two configurations, in sentences by document; a document that is not JSON is described
 * as a whole.
 */
export function describeDocuments(
  before: ConfigurationDocuments,
  after: ConfigurationDocuments,
  shared: SharedData,
): ReportChange[] {
  const nameOf = documentNamer({ ...before, ...after })
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return paths.flatMap((path) => {
    const [was, is] = [ownValue(before, path), ownValue(after, path)]
    if (was === is) return []
    const { title, group } = nameOf(path)
    const told = sentencesOf(path, title, { before, after, shared })
    return told.map(({ sentence, impact }) => ({
      ...{ path, title, sentence, impact },
      impactName: impactName(path, group, impact),
    }))
  })
}

/** Names the impact of a change: of a form by its effect on filling it in, of other documents by their purpose. */
function impactName(path: string, group: DocumentGroup, impact: ReportChange['impact']): string {
  const isForm = path.startsWith('formConfig/')
  return isForm || impact === 'data' ? words.impacts[impact] : words.groupImpacts[group]
}

interface Both {
  before: ConfigurationDocuments
  after: ConfigurationDocuments
  shared: SharedData
}

function sentencesOf(path: string, title: string, both: Both): ImpactSentence[] {
  const [was, is] = [ownValue(both.before, path), ownValue(both.after, path)]
  if (path.startsWith('scenarios/')) return [ofScenario(was, is)]
  if (was === undefined)
    return [{ sentence: fill(words.changes.created, { title }), impact: 'fill' }]
  // Without the society's own page the product's page is shown again: no answer is lost.
  if (is === undefined && groupOf(path) === 'pages')
    return [{ sentence: fill(words.changes.ownDeleted, { title }), impact: 'look' }]
  if (is === undefined)
    return [{ sentence: fill(words.changes.deleted, { title }), impact: 'data' }]
  if (!path.endsWith('.json'))
    return [{ sentence: fill(words.changes.replaced, { title }), impact: 'look' }]
  try {
    const isForm = path.startsWith('formConfig/')
    const types = memberTypeNames({ ...both.before, ...both.after })
    return isForm ? ofForm(was, is, both) : documentSentences(path, [was, is], types)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return [{ sentence: fill(words.changes.text, { title }), impact: 'fill' }]
  }
}

/** Describes a scenario's change as a whole: applicants never see scenarios and lose nothing by it. */
function ofScenario(was: string | undefined, is: string | undefined): ImpactSentence {
  const { testAdded, testRemoved, testChanged } = words.changes
  const sentence = was === undefined ? testAdded : is === undefined ? testRemoved : testChanged
  return { sentence, impact: 'check' }
}

const ofForm = (was: string, is: string, { before, after, shared }: Both): ImpactSentence[] =>
  formSentences(was, is, { before: tablesOf(before, shared), after: tablesOf(after, shared) })

const tablesOf = (documents: ConfigurationDocuments, shared: SharedData) => ({
  areas: shared.areas,
  dictionaries: { ...shared.dictionaries, ...readDictionaries(documents) },
})
