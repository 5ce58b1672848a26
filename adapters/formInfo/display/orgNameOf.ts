import { scalarText } from './textContent.ts'

/** The name in the value of a branch or a unit; empty when there is none. */
export const orgNameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'orgName' in value ? scalarText(value.orgName) : ''
