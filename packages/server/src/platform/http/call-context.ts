/** What a handler knows of the call besides its body: who calls, when, from where, and with which key. */
import type { Readable } from 'node:stream'
import type { Endpoint, EndpointName, endpoints, ParsedBodyOf, ResponseOf } from '@orderwright/contract'
import type { Timestamp } from '@orderwright/domain/units'
import type { Services } from '../services.ts'
import type { Person, Visitor } from '../sessions/person.ts'
import type { Browser } from './callers/browser-cookie.ts'
import type { Outcome } from './outcome.ts'

/** A named limit; the HTTP layer counts calls by `key` and answers 429 when there are too many. */
export type LimitName =
  | 'codeByBrowser'
  | 'codeByPlace'
  | 'codeByAddress'
  | 'codeByIp'
  | 'verifyByBrowser'
  | 'verifyByPlace'
  | 'verifyByAddress'
  | 'verifyByIp'
  | 'orgByPlace'
  | 'verifyFileByPlace'
  | 'passkeyByBrowser'
  | 'passkeyByIp'
  | 'passkeyTryByBrowser'
  | 'passkeyTryByIp'
  | 'passkeyByPerson'
  | 'openidByBrowser'
  | 'openidByIp'
  | 'openidTryByBrowser'
  | 'openidTryByIp'
  | 'openidTestByPerson'
  | 'callsByKey'

/** A file that came with a call: its name is what the sender says. */
export interface UploadedFile {
  readonly name: string
  readonly bytes: Buffer
}

export interface CallContext {
  readonly services: Services
  readonly endpoint: Endpoint
  readonly person: Person | null
  readonly visitor: Visitor | null
  readonly now: Timestamp
  readonly ip: string
  /** what limits count as one caller: `ip`, or the network of an IPv6 one */
  readonly network: string
  readonly userAgent: string
  /** by which name the caller reached this app, with its port */
  readonly host: string
  /**
   * Takes in the file of a call that takes one; null where none came. Ask it once the caller is known to be allowed: nothing of the
   * file is read before. The same again when it is asked again.
   */
  readonly readFile: () => Promise<Outcome<UploadedFile | null>>
  readonly idempotencyKey: string | undefined
  /** a hash of the endpoint and the accepted body */
  readonly requestHash: () => string
  /** aborted when whoever called leaves before the answer is whole */
  readonly left: () => AbortSignal
  /** counts this call against the limit; a Failure when it is over */
  readonly limit: (name: LimitName, key: string) => Promise<Outcome<null>>
  readonly session: {
    /** puts the device session's token into the cookie */
    readonly start: (token: string) => void
    readonly end: () => void
  }
  /** the browser that calls, whoever sits before it */
  readonly browser: Browser & {
    /** gives it a mark, or lets its mark remember the address that has signed in */
    readonly mark: (email?: string) => void
  }
  readonly visit: {
    /** puts the visitor's token into a cookie of its own */
    readonly start: (token: string) => void
    readonly end: () => void
  }
}

/**
 * An answer that is too large to be held: its JSON text, written as it is made and as fast as it is read. What breaks
 * off before its end is no JSON, so nobody takes a part for the whole.
 */
export class AnswerStream<E extends Endpoint> {
  /** the call that it answers */
  declare readonly endpoint?: E
  readonly text: AsyncIterable<string>
  constructor(text: AsyncIterable<string>) {
    this.text = text
  }
}

/** A file as the answer of a call that is declared to answer one. */
export class AnswerFile {
  /** what is too large to be held is read as fast as it is sent */
  readonly content: Uint8Array | Readable
  /** with its ending; any letters */
  readonly name: string
  /** what is to be said of it besides: a file has no room for words */
  readonly headers: Readonly<Record<string, string>>
  constructor(content: Uint8Array | Readable, name: string, headers: Readonly<Record<string, string>> = {}) {
    this.content = content
    this.name = name
    this.headers = headers
  }
}

export type Handler<E extends Endpoint> = (
  call: CallContext,
  body: ParsedBodyOf<E>,
) => Promise<Outcome<ResponseOf<E> | AnswerStream<E> | AnswerFile>>

/** The handler of the endpoint of this name. */
export type HandlerOf<Name extends EndpointName> = Handler<(typeof endpoints)[Name]>
