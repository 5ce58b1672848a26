import { seedWhenEmpty } from '#server/seed/seedWhenEmpty.ts'
import { readConfigurationFolder } from '#server/services/configuration/configurationFolder.ts'
import { pushConfiguration } from '#server/services/configuration/pushConfiguration.ts'
import { readProduct } from '#server/services/pages/pageDocuments.ts'
import { createPasswordHasher } from '#server/services/session/passwordHasher.ts'
import { readSharedData } from '#server/services/shared/sharedData.ts'
import type { Store } from '#server/store/store.ts'
import { DEMO } from '../../support/visitor.ts'
import { approvedMember } from '../support/duesWorld.ts'

export interface Member {
  id: string
  /** Of an account that logs in (`ACCOUNT`), or of somebody who proves it each time. */
  mobile: string
}

/** The account that owns most of the members. */
export const ACCOUNT = { mobile: '13800000001', password: 'Member-2026' }

/**
 * The demonstration society as a first start makes it, with a member for each mobile who has paid nothing yet, switched
 * from the stand-in on its own server to the providers at `origin`: addresses and places of keys, nothing else (decision 0170).
 */
export async function foundSociety(
  store: Store,
  origin: string,
  mobiles: readonly string[],
): Promise<Member[]> {
  const parts = { product: await readProduct(), shared: readSharedData() }
  await seedWhenEmpty({ store, passwords: createPasswordHasher(), ...parts })
  const documents = await readConfigurationFolder('fixtures/organisations/demo')
  const access = (documents['payProviders.json'] ?? '')
    .replaceAll('"/sandbox/pay/', `"${origin}/sandbox/pay/`)
    .replaceAll('"sandbox/pay/keys/', '"keys/')
  const push = { documents: { ...documents, 'payProviders.json': access }, author: '', note: '' }
  const { kind, findings } = await pushConfiguration(store, parts, push)
  if (kind !== 'pushed') throw new Error(JSON.stringify(findings))
  return store.tx(DEMO, async (tx) => {
    const made: Member[] = []
    for (const mobile of mobiles)
      made.push({ id: (await approvedMember(tx, { mobile })).id, mobile })
    return made
  })
}
