/** The addresses of the app: the patterns of its routes, and how they are filled in. */
import { type RawSearch, searchText } from './search-text.ts'

/** `:name` stands for one part of the path, as wouter reads it. */
export type Pattern =
  | '/'
  | '/sign-in'
  | '/sign-in/provider'
  | '/orders'
  | '/orders/:orgSpecificId'
  | '/orders/:orgSpecificId/documents'
  | '/orders/:orgSpecificId/quote'
  | '/orders/:orgSpecificId/drawings'
  | '/orders/:orgSpecificId/revisions'
  | '/orders/:orgSpecificId/engravings'
  | '/production'
  | '/admin'
  | '/admin/:section'
  | '/admin/:section/:id'
  | '/money-owed'
  | '/money-owed/statement'
  | '/verify'
  | '/help'
  | '/help/:page'
  | '/404/:type'

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export type Params = Readonly<Record<string, string>>

type ParamsOf<To extends Pattern> = [NamesIn<To>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: Readonly<Record<NamesIn<To>, string>> }

/** An address of the app by its pattern, whose parts are not looked at; a `search` that is left out is empty. */
export interface LooseTarget {
  readonly to: Pattern
  readonly params?: Params | undefined
  readonly search?: RawSearch | ((old: RawSearch) => RawSearch) | undefined
}

/** An address of the app by its pattern, with exactly the parts that this has. */
export type Target = {
  [To in Pattern]: Pick<LooseTarget, 'search'> & { readonly to: To } & ParamsOf<To>
}[Pattern]

/** The path and query of a target; `old` is what a function of the present query is given. */
export function hrefOf({ to, params = {}, search }: LooseTarget, old: RawSearch): string {
  const path = to.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return path + searchText(typeof search === 'function' ? search(old) : search)
}
