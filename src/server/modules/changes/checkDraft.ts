import type { FileFinding } from '#contract/finding.ts'
import { checkOwnSociety } from '#server/modules/configuration/checks/checkSociety.ts'
import type { ConfigurationChecker } from '#server/modules/configuration/checks/configurationChecker.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { hasVersion } from '#server/modules/configuration/repositories/configVersions.ts'
import { configurationHash } from '#server/modules/configuration/versions/publishDocuments.ts'
import type { Store } from '#server/store/store.ts'

interface Parts {
  store: Store
  checker: Pick<ConfigurationChecker, 'check'>
}

/**
 * Returns all findings on documents that are to be published in the studio in place of `live`. Documents that were live
 * before, as a whole, are checked on their own: findings of the comparison with `live`, such as a removed code, do not
 * prevent going back to them.
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
