import { resolve } from 'node:path'

/** Where what tests prepare is kept between runs. */
export const TEST_CACHE = resolve(import.meta.dirname, '../../node_modules/.cache/society-portal')
