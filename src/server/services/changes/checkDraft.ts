import type { FileFinding } from '#contract/finding.ts'
import type { Store } from '../../store/store.ts'
import { checkOwnSociety } from '../configuration/checkSociety.ts'
import type { ConfigurationChecker } from '../configuration/configurationChecker.ts'
import type { ConfigurationDocuments } from '../configuration/orgConfiguration.ts'

interface Parts {
  store: Store
  checker: Pick<ConfigurationChecker, 'check'>
}

/** Everything that keeps documents of a society from being published in the studio in place of `live`. */
export async function checkDraft(
  { store, checker }: Parts,
  orgId: string,
  { live, draft }: Readonly<Record<'live' | 'draft', ConfigurationDocuments>>,
): Promise<FileFinding[]> {
  const [found, society] = await Promise.all([
    checker.check(draft, live),
    checkOwnSociety(store, orgId, draft),
  ])
  return [...found, ...society]
}
