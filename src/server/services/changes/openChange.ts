import { insertChange } from '../../store/repositories/configChanges.ts'
import { requireAccount } from '../authorize.ts'
import type { Call } from '../call.ts'
import type { ChangeParts } from './changeParts.ts'

/** Opens a change set on the live version. */
export async function openChange({
  input,
  org,
  subject,
  parts,
}: Call<'changeOpen', 'org' | 'subject', ChangeParts>): Promise<{ id: string }> {
  const { id: createdBy } = requireAccount(subject)
  const { version: baseVersion } = await parts.configuration.of(org.orgId)
  const title = input.title.trim()
  return parts.store.tx(org.orgId, async (tx) => {
    const { id } = await insertChange(tx, { title, baseVersion, createdBy })
    return { id }
  })
}
