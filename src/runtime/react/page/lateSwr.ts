import { createLate } from '#runtime/core/createLate.ts'

/**
 * SWR, and what is built on it: loaded with the first call or the first document that did not come with the HTML, of which
 * a home page has neither until it is touched.
 */
export const lateSwr = createLate(() => import('./swrParts.ts'))
