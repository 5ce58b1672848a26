import type { FileFinding } from '#contract/finding.ts'
import { hasVersion } from '../../store/repositories/configVersions.ts'
import type { Store } from '../../store/store.ts'
import { checkOwnSociety } from '../configuration/checkSociety.ts'
import type { ConfigurationChecker } from '../configuration/configurationChecker.ts'
import type { ConfigurationDocuments } from '../configuration/orgConfiguration.ts'
import { configurationHash } from '../configuration/publishDocuments.ts'

interface Parts {
  store: Store
  checker: Pick<ConfigurationChecker, 'check'>
}

/**
 * Everything that keeps documents of a society from being published in the studio in place of `live`. What a comparison
 * with `live` finds, such as a code that is gone again, stops no way back: documents that were live before, all of them,
 * must be right by themselves.
 */
export async function checkDraft(
  { store, checker }: Parts,
  orgId: string,
  { live, draft }: Readonly<Record<'live' | 'draft', ConfigurationDocuments>>,
): Promise<FileFinding[]> {
  const wasLive = await store.tx(orgId, (tx) => hasVersion(tx, configurationHash(draft)))
  const [found, society] = await Promise.all([
    checker.check(draft, wasLive ? draft : live),
    checkOwnSociety(store, orgId, draft),
  ])
  return [...found, ...society]
}
