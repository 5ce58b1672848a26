import type { Organisation } from '#server/base/organisation.ts'
import type { Store } from '#server/store/store.ts'
import type { OrgConfiguration } from './orgConfiguration.ts'

/** Current configurations of the organisations. */
export interface Configurations {
  /** @throws NotFound for an unknown organisation */
  of(orgId: string): Promise<OrgConfiguration>
  byCode(code: string): Promise<OrgConfiguration | undefined>
  /** Ids of all organisations that have a configuration, read in pages. Ends early once `ending` is aborted. */
  orgIds(ending?: AbortSignal): AsyncIterable<string>
  /**
   * All configurations, one after the other; one that is not cached is loaded and not kept. Ends early once `ending` is
   * aborted.
   */
  each(ending?: AbortSignal): AsyncIterable<OrgConfiguration>
}

/** Configurations that are current in every process without a restart. */
export interface LiveConfiguration extends Configurations {
  /**
   * Returns the organisation of a host name (without port).
   * @throws NotFound for an unknown host
   */
  organisationOf(hostname: string): Promise<Organisation>
  /** True when an organisation has this host name. */
  knows(hostname: string): Promise<boolean>
  /** Invalidates the cache: the next call reads the database instead of using an answer up to a second old. */
  forget(): void
  /** Returns the same lookups; `orgIds` and `each` are limited to the organisations of one database. */
  within(shard: Store): LiveConfiguration
}
