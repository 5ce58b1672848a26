/** A unit as it is stored; without an id it was typed by hand. */
export interface OrgValue {
  id?: string
  orgName: string
}

/** Reads a stored unit; undefined for anything else. */
export function orgValue(value: unknown): OrgValue | undefined {
  if (typeof value !== 'object' || value === null || !('orgName' in value)) return undefined
  if (typeof value.orgName !== 'string') return undefined
  const id = 'id' in value && typeof value.id === 'string' ? value.id : undefined
  return { orgName: value.orgName, ...(id !== undefined && { id }) }
}
