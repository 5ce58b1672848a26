import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { MemberApplication } from '#server/modules/records/repositories/memberApplications.ts'
import type { Tx } from '#server/store/store.ts'
import { closeOutdated } from '../../notice/closeOutdated.ts'
import { settleFreeYears } from '../../notice/settleFreeYears.ts'

/**
 * Applies changed reliefs of a member: years that cost nothing extend the term, and open orders over another sum are
 * closed. The member must be locked.
 */
export async function applyReliefs(
  tx: Tx,
  member: MemberApplication,
  configuration: OrgConfiguration,
): Promise<void> {
  const extended = await settleFreeYears(tx, member, configuration)
  await closeOutdated(tx, extended, configuration)
}
