import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { findCurrentVersion } from '#server/modules/configuration/repositories/configVersions.ts'
import type { ChangeParts } from './changeParts.ts'
import { insertChange } from './repositories/configChanges.ts'

/** Opens a change set on the live version. */
export async function openChange({
  input,
  org,
  subject,
  parts,
}: Call<'changeOpen', 'org' | 'subject', ChangeParts>): Promise<{ id: string }> {
  const { id: createdBy } = requireAccount(subject)
  const cached = await parts.configuration.of(org.orgId)
  const title = input.title.trim()
  return parts.store.tx(org.orgId, async (tx) => {
    const baseVersion = (await findCurrentVersion(tx)) ?? cached.version
    const { id } = await insertChange(tx, { title, baseVersion, createdBy })
    return { id }
  })
}
