import type { Schema } from '#contract/calls.ts'
import { ownValue } from '#contract/record.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/proofs.json' with { type: 'json' }
import { inFolder } from '#server/modules/configuration/documents/openConfiguration.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { scenarioForm } from '#server/modules/configuration/documents/scenarioPath.ts'
import { documentNamer, scenarioTitle } from '../wording/documentTitle.ts'
import { concernedPaths } from './concernedPaths.ts'
import type { PlayedScenario, ProofThread, ProvenForm } from './proofThread.ts'

/** The part of a report about the forms that a draft changes. */
export type Proofs = Pick<
  Schema<'ChangeReport'>,
  'proofs' | 'proofErrors' | 'tests' | 'failedTests'
>

/** Proofs of a report for which none are made. */
export const NO_PROOFS: Proofs = { proofs: [], proofErrors: 0, tests: [], failedTests: 0 }

/** Proves the forms that a draft changes, and plays their scenarios and those that changed themselves. */
export async function proofsOf(
  thread: ProofThread,
  live: ConfigurationDocuments,
  draft: ConfigurationDocuments,
): Promise<Proofs> {
  const { forms, scenarios } = concernedPaths(live, draft)
  const nameOf = documentNamer(draft)
  const asked = { thread, live, draft, dictionaries: dictionariesIn(draft) }
  const titled = (path: string) => ({ path, title: nameOf(path).title })
  const [proofs, tests] = await Promise.all([
    all(forms, async (path) => ({ ...titled(path), ...(await proven(asked, path)) })),
    all(scenarios, async (path) => ({
      ...{ path, title: testTitle(path, draft) },
      ...(await played(asked, path)),
    })),
  ])
  return {
    ...{ proofs, tests },
    proofErrors: proofs.reduce((sum, { errors }) => sum + errors, 0),
    failedTests: tests.filter(({ passed }) => !passed).length,
  }
}

/** `普通会员申请表 · 身份证号码抄错一位会提示`. */
function testTitle(path: string, draft: ConfigurationDocuments): string {
  const form = documentNamer(draft)(scenarioForm(path) ?? path).title
  return fill(words.test, { form, name: scenarioTitle(ownValue(draft, path)) ?? path })
}

const all = <T>(paths: readonly string[], work: (path: string) => Promise<T>): Promise<T[]> =>
  Promise.all(paths.map(work))

/** The society's own dictionaries by path. */
export const dictionariesIn = (draft: ConfigurationDocuments): ConfigurationDocuments =>
  Object.fromEntries(
    inFolder(draft, 'dictionaries').map(([name, text]) => [`dictionaries/${name}.json`, text]),
  )

interface Asked {
  thread: ProofThread
  live: ConfigurationDocuments
  draft: ConfigurationDocuments
  dictionaries: ConfigurationDocuments
}

/** Proves a form; when the proof fails or runs out of time, the form is reported as not proven. */
async function proven({ thread, draft, dictionaries }: Asked, path: string): Promise<ProvenForm> {
  try {
    return await thread.prove({ path, form: ownValue(draft, path) ?? '', dictionaries })
  } catch {
    const { unfinished: sentence } = words
    return { fields: 0, isProven: false, errors: 0, sentence, findings: [] }
  }
}

/** A scenario that ends without an answer has not passed. */
async function played(
  { thread, live, draft, dictionaries }: Asked,
  path: string,
): Promise<PlayedScenario> {
  const [former, form = ''] = [live, draft].map((all) => ownValue(all, scenarioForm(path) ?? ''))
  const scenario = ownValue(draft, path) ?? ''
  try {
    return await thread.play({ path, scenario, former, form, dictionaries })
  } catch {
    return { passed: false, steps: 0, failure: words.unplayed }
  }
}
