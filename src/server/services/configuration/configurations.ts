import type { Store } from '../../store/store.ts'
import type { Organisation } from '../organisation.ts'
import type { OrgConfiguration } from './orgConfiguration.ts'

/** Current configurations of the organisations. */
export interface Configurations {
  /** Throws NotFound for an unknown organisation. */
  of(orgId: string): Promise<OrgConfiguration>
  byCode(code: string): Promise<OrgConfiguration | undefined>
  /** Ids of all organisations that have a configuration; some at a time are read. No further ones once `ending`. */
  orgIds(ending?: AbortSignal): AsyncIterable<string>
  /**
   * All configurations one after the other: one that was not in use is loaded for its turn and not kept. No further ones
   * once `ending`.
   */
  each(ending?: AbortSignal): AsyncIterable<OrgConfiguration>
}

/** Current configuration in every process, without a restart. */
export interface LiveConfiguration extends Configurations {
  /** The organisation of a host name (without port); throws NotFound for an unknown one. */
  organisationOf(hostname: string): Promise<Organisation>
  /** True when an organisation has this host name. */
  knows(hostname: string): Promise<boolean>
  /** Invalidates the cache: the next call reads the database instead of using an answer up to a second old. */
  forget(): void
  /** The same, going through the organisations of one database only. */
  within(shard: Store): LiveConfiguration
}
