import type { Displayer } from './displayer.ts'
import { scalarText, textContent } from './textContent.ts'

export const orgNameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'orgName' in value ? scalarText(value.orgName) : ''

/** The name of the branch. */
export const displaySubOrg: Displayer = (_, value) => textContent(orgNameOf(value))
