import { describe } from 'vitest'
import { storeRules } from './storeRules.ts'
import { testedStores } from './stores.ts'

const stores = await testedStores()

/** PostgreSQL where there is one; the other is `embedded.rest.test.ts`. */
describe.each(stores.slice(-1))('on $name', storeRules)
