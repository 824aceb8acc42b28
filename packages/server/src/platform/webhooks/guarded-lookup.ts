/** Looking up a name so that it leads to no private network: for every connection that somebody outside names. */
import type { LookupFunction } from 'node:net'
import { webhookMessages as words } from '@orderwright/domain'
import { isPublicAddress } from './public-address.ts'
import type { LookUp } from './resolve-host.ts'

/** The name leads into a private network. */
export class PrivateAddress extends Error {}

/** Names lead only to addresses of the internet. The connection is made to what this answers, so nothing can change between. */
export function guardedLookup(find: LookUp): LookupFunction {
  return (host, options, done) => {
    find(host, { all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || first === undefined) return done(error ?? new Error(words.notFound({ host })), '', 0)
      // One private address among them is enough: which is taken is not ours to say.
      if (addresses.some(({ address }) => !isPublicAddress(address))) {
        return done(new PrivateAddress(words.privateAddress({ host })), '', 0)
      }
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })
  }
}
