import type { lookup as askNames } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { AddressRefused } from './addressRefused.ts'
import { isPublicAddress } from './publicAddress.ts'

/** Looks a name up for a connection; fails with `AddressRefused` unless all its addresses are public. */
export const publicLookup =
  (resolve: typeof askNames): LookupFunction =>
  (name, options, done) =>
    resolve(name, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error) done(error, '')
      else if (!first || !found.every(({ address }) => isPublicAddress(address)))
        done(new AddressRefused('not a public address'), '')
      else if (options.all) done(null, found)
      else done(null, first.address, first.family)
    })
