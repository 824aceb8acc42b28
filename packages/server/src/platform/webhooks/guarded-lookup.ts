/** Looking up a name so that it leads to no private network: for every connection that somebody outside names. */
import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { webhookMessages as words } from '@orderwright/domain/messages'
import { isCloudService, isPublicAddress } from './public-address.ts'
import { lookUpBy, type LookUp } from './resolve-host.ts'

/** The name leads to where nothing may be sent: into a private network, or to what a cloud tells its machines. */
export class PrivateAddress extends Error {}

/**
 * Names lead only to addresses of the internet; with `allowsPrivate` also into private networks, whose names may stand in this machine's
 * own files, which only the system's look-up reads. The connection is made to what this answers, so nothing can change between.
 */
export function guardedLookup(allowsPrivate: boolean, given?: LookUp): LookupFunction {
  const find = given ?? (allowsPrivate ? lookup : lookUpBy())
  const isClosed = (address: string) => (allowsPrivate ? isCloudService(address) : !isPublicAddress(address))
  const refusal = allowsPrivate ? words.cloudService : words.privateAddress
  return (host, options, done) => {
    find(host, { all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || first === undefined) return done(error ?? new Error(words.notFound({ host })), '', 0)
      // One such address among them is enough: which is taken is not ours to say.
      if (addresses.some(({ address }) => isClosed(address))) {
        return done(new PrivateAddress(refusal({ host })), '', 0)
      }
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })
  }
}
