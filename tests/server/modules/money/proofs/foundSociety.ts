import { createPasswordHasher, type PasswordHasher } from '#server/base/session/passwordHasher.ts'
import { readSharedData } from '#server/base/shared/sharedData.ts'
import { checkerHere } from '#server/modules/configuration/checks/checkConfiguration.ts'
import { readConfigurationFolder } from '#server/modules/configuration/documents/configurationFolder.ts'
import { readProduct } from '#server/modules/configuration/product/readProduct.ts'
import { pushConfiguration } from '#server/modules/configuration/versions/pushConfiguration.ts'
import { sentPassword } from '#server/seed/seedPeople.ts'
import { seedWhenEmpty } from '#server/seed/seedWhenEmpty.ts'
import type { Store } from '#server/store/store.ts'
import { DEMO } from '../../../support/visitor.ts'
import { approvedMember } from '../support/duesWorld.ts'

export interface Member {
  id: string
  /** Of an account that logs in (`ACCOUNT`), or of somebody who proves it each time. */
  mobile: string
}

/** The account that owns most of the members. */
export const ACCOUNT = { mobile: '13800000001', password: 'Of-A-Real-Member' }
export const STAFF = { userName: 'staff', password: 'Of-Real-Staff' }

/**
 * The demonstration society as a first start makes it, with a member for each mobile who has paid nothing yet, switched
 * from the stand-in on its own server to the providers that its operator names: addresses and places of keys, nothing else
 * (decision 0170).
 * Two people have passwords of their own, the others none: a real site takes none of a demonstration.
 */
export async function foundSociety(store: Store, mobiles: readonly string[]): Promise<Member[]> {
  const parts = { product: await readProduct(), shared: readSharedData() }
  const passwords = createPasswordHasher()
  await seedWhenEmpty({ store, passwords, ...parts })
  await forgetDemoPasswords(store, passwords)
  const documents = await readConfigurationFolder('fixtures/organisations/demo')
  const access = (documents['payProviders.json'] ?? '')
    .replace(/"\/sandbox\/pay\/([^"]+)"/g, (_, path) => `{ "env": "${addressVariable(path)}" }`)
    .replaceAll('"sandbox/pay/', '"')
    .replaceAll('"sandbox/secret"', '"secret"')
  const push = {
    documents: { ...documents, 'payProviders.json': access },
    base: 'current',
    author: '',
    note: '',
    product: parts.product,
  } as const
  const { kind, findings } = await pushConfiguration(store, checkerHere(parts).check, push)
  if (kind !== 'pushed') throw new Error(JSON.stringify(findings))
  return store.tx(DEMO, async (tx) => {
    const made: Member[] = []
    for (const mobile of mobiles)
      made.push({ id: (await approvedMember(tx, { mobile })).id, mobile })
    return made
  })
}

/** The variable of a provider's address below the stand-in's. */
const addressVariable = (path: string): string =>
  `PAY_DEMO_${path.replace(/\W+/g, '_').replace(/^_|_$/g, '').toUpperCase()}_URL`

/** What the operator writes for the society whose providers are at `origin`. */
export async function operatorAddresses(origin: string): Promise<Record<string, string>> {
  const { 'payProviders.json': access = '' } = await readConfigurationFolder(
    'fixtures/organisations/demo',
  )
  const paths = [...access.matchAll(/"\/sandbox\/pay\/([^"]+)"/g)].map(([, path = '']) => path)
  return Object.fromEntries(
    paths.map((path) => [addressVariable(path), `${origin}/sandbox/pay/${path}`]),
  )
}

async function forgetDemoPasswords(store: Store, passwords: PasswordHasher): Promise<void> {
  const [member, staff] = await Promise.all(
    [ACCOUNT, STAFF].map(({ password }) => passwords.hash(sentPassword(password))),
  )
  await store.txSystem(async (tx) => {
    await tx.db.updateTable('account').set({ pwdHash: null }).execute()
    const { db } = tx.of(DEMO)
    const set = (pwdHash: string) =>
      db.updateTable('account').set({ pwdHash }).where('orgId', '=', DEMO)
    await set(member ?? '')
      .where('mobile', '=', ACCOUNT.mobile)
      .execute()
    await set(staff ?? '')
      .where('userName', '=', STAFF.userName)
      .execute()
  })
}
