/** The society a request belongs to, found by its host name. */
export interface Organisation {
  orgId: string
  /** Short name in addresses and storage paths. */
  code: string
}
