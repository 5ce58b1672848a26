import { describe } from 'vitest'
import { storeRules } from './storeRules.ts'
import { testedStores } from './stores.ts'

const stores = await testedStores()

/** The database that a site without a server of its own has; PostgreSQL is `store.test.ts`. */
describe.each(stores.slice(0, 1))('on $name', storeRules)
