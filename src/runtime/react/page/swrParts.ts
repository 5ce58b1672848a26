import { SWRConfig } from 'swr'

/** The cache that every answer is put into, and what puts it there and tells those who show it. */
export const { cache, mutate } = SWRConfig.defaultValue

export { AskedDocument } from './AskedDocument.tsx'
export { FreshAnswers } from './FreshAnswers.tsx'
export { preloadDialog } from './useDocument.ts'
