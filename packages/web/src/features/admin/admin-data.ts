/** The records of the organisation that the back office shows: read as they are asked for, and again while it is open. */
import {
  endpoints,
  type Guest,
  type Member,
  type RecordOf,
  type ServedResourceKey,
} from '@orderwright/contract'
import type {
  Product,
  ProductCategory,
  ProductOption,
  ProductOptionClassifier,
  ProductOptionClassifierGroup,
  ProductPricingRule,
  ProductProperty,
  ProductPropertyGroup,
  ProductRule,
} from '@orderwright/domain/catalog'
import type { Customer } from '@orderwright/domain/customers'
import type { ProductGraphic } from '@orderwright/domain/graphics'
import type { Medium, UserGroup } from '@orderwright/domain/people'
import { trust } from '@orderwright/domain/units'
import { skipToken, useQuery } from '@tanstack/react-query'
import { CallFailure, call, queryClient } from '../../lib/api/api.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { createAnsweredChanges, type Reading, versionOf } from './answered-changes.ts'
import { readPage, readRecords } from '../../lib/api/read-records.ts'

/** A member as a record of a list: known by the id of the person. */
export type ListedMember = Member & { readonly id: number }

export interface AdminData {
  readonly products: readonly Product[]
  readonly categories: readonly ProductCategory[]
  readonly properties: readonly ProductProperty[]
  readonly options: readonly ProductOption[]
  readonly groups: readonly ProductPropertyGroup[]
  readonly rules: readonly ProductRule[]
  readonly pricingRules: readonly ProductPricingRule[]
  readonly classifierGroups: readonly ProductOptionClassifierGroup[]
  readonly classifiers: readonly ProductOptionClassifier[]
  readonly media: readonly Medium[]
  readonly graphics: readonly ProductGraphic[]
  readonly guests: readonly Guest[]
  readonly userGroups: readonly UserGroup[]
  readonly customers: readonly Customer[]
  readonly members: readonly ListedMember[]
}

export const emptyAdminData: AdminData = {
  products: [],
  categories: [],
  properties: [],
  options: [],
  groups: [],
  rules: [],
  pricingRules: [],
  classifierGroups: [],
  classifiers: [],
  media: [],
  graphics: [],
  guests: [],
  userGroups: [],
  customers: [],
  members: [],
}

interface Caller {
  readonly orgId: number
}

function records<K extends ServedResourceKey>(key: K, where?: Partial<RecordOf<K>>) {
  return (caller: Caller): Promise<RecordOf<K>[]> => readRecords(key, caller, where)
}

/** So many records of a long list are shown before the rest of it is there: more than a screen has room for. */
const BEGINNING = 100

/** Lists that are read whole for search and order, but can be long: on their first reading their beginning comes first. */
export type BegunList = 'products' | 'properties'

function beginningKey(orgId: number, name: BegunList) {
  return [everything, orgId, 'beginning', name]
}

/** Its beginning as it is ranked, which is the whole of a short list; of a longer one the rest is read after it. */
function begun<Name extends BegunList>(name: Name, key: 'product' | 'productProperty') {
  const readWhole = records(key)
  return async (caller: Caller): Promise<AdminData[Name]> => {
    const isKnown = queryClient.getQueryData([everything, caller.orgId, name]) !== undefined
    if (isKnown) return trust<AdminData[Name]>(await readWhole(caller))
    // What it was when it was last read from nothing is not shown again.
    queryClient.setQueryData(beginningKey(caller.orgId, name), null)
    const { records: first } = await readPage(key, { ...caller, firstByRank: BEGINNING })
    if (first.length < BEGINNING) return trust<AdminData[Name]>(first)
    queryClient.setQueryData(beginningKey(caller.orgId, name), first)
    return trust<AdminData[Name]>(await readWhole(caller))
  }
}

/** The beginning of a long list of which the rest is still on its way; undefined before that, and when no name is given. */
export function useBeginning<Name extends BegunList>(name: Name | undefined): AdminData[Name] | undefined {
  const { org } = useViewer()
  const { data } = useQuery<AdminData[Name] | null>({
    queryKey: name === undefined ? [everything, org.id, 'noBeginning'] : beginningKey(org.id, name),
    queryFn: skipToken,
  })
  return data ?? undefined
}

async function readGuests(caller: Caller): Promise<Guest[]> {
  const result = await call(endpoints.getGuestsData, caller)
  if (!result.ok) throw new CallFailure(result.error)
  return result.data.data.guests
}

async function readMembers(caller: Caller): Promise<ListedMember[]> {
  const result = await call(endpoints.getMembers, caller)
  if (!result.ok) throw new CallFailure(result.error)
  return result.data.members.map((member) => ({ ...member, id: member.userId }))
}

const readers: { readonly [Name in keyof AdminData]: (caller: Caller) => Promise<AdminData[Name]> } = {
  products: begun('products', 'product'),
  categories: records('productCategory'),
  properties: begun('properties', 'productProperty'),
  options: records('productOption'),
  groups: records('productPropertyGroup'),
  rules: records('productRule'),
  pricingRules: records('productPricingRule'),
  classifierGroups: records('productOptionClassifierGroup'),
  classifiers: records('productOptionClassifier'),
  media: records('medium', { type: 'image' }),
  graphics: records('productGraphic'),
  guests: readGuests,
  userGroups: records('userGroup'),
  customers: records('customer'),
  members: readMembers,
}

const STALE_MS = 10_000
/** How often an open screen looks whether somebody else has changed something. */
const LOOK_AGAIN_MS = 20_000
/** The first part of the key of all that the back office reads. */
export const everything = 'admin'

const answeredChanges = createAnsweredChanges()

/** Under which name answers about one list of an organisation are kept. */
function listName(orgId: number, name: keyof AdminData): string {
  return [orgId, name].join(' ')
}

/** Reads, and gives what was read the changes that were answered meanwhile. */
async function withAnswered<T>(work: (reading: Reading) => Promise<T>): Promise<T> {
  const reading = answeredChanges.begin()
  try {
    return await work(reading)
  } finally {
    reading.end()
  }
}

function finished<Name extends keyof AdminData>(
  reading: Reading,
  { orgId }: Caller,
  name: Name,
  list: AdminData[Name],
): AdminData[Name] {
  return trust<AdminData[Name]>(reading.finish<{ readonly id: number }>(listName(orgId, name), list))
}

/** One kind of record, kept for a moment: list and details share what they read. */
function read<Name extends keyof AdminData>(name: Name, caller: Caller): Promise<AdminData[Name]> {
  return queryClient.fetchQuery({
    queryKey: [everything, caller.orgId, name],
    queryFn: () =>
      withAnswered(async (reading) => finished(reading, caller, name, await readers[name](caller))),
    staleTime: STALE_MS,
  })
}

type Filling = { -readonly [Key in keyof AdminData]: AdminData[Key] }

async function fill<Name extends keyof AdminData>(adminData: Filling, name: Name, caller: Caller) {
  adminData[name] = await read(name, caller)
}

function finish<Name extends keyof AdminData>(
  adminData: Filling,
  name: Name,
  caller: Caller,
  reading: Reading,
) {
  adminData[name] = finished(reading, caller, name, adminData[name])
}

/** Begins to read what a screen needs before somebody goes there; what was read a moment ago is not read again. */
export function readAhead(caller: Caller, needs: readonly (keyof AdminData)[]): void {
  // A failure is told by the screen, which reads again.
  for (const name of needs) void read(name, caller).catch(() => {})
}

/** What `needs` names, of the organisation in which the person acts, as the server has it; the rest is empty. */
export function useSavedAdminData(needs: readonly (keyof AdminData)[]) {
  const { org, caller } = useViewer()
  return useQuery({
    queryKey: [everything, org.id, 'adminData', ...needs],
    refetchInterval: LOOK_AGAIN_MS,
    queryFn: () =>
      withAnswered(async (reading): Promise<AdminData> => {
        const adminData = { ...emptyAdminData }
        const by = { orgId: org.id, ...caller }
        await Promise.all(needs.map((name) => fill(adminData, name, by)))
        // The first lists may have been here long before the last.
        for (const name of needs) finish(adminData, name, by, reading)
        return adminData
      }),
  })
}

type Saved = { readonly id: number } & Readonly<Record<string, unknown>>

function withRecords<T extends { readonly id: number }>(
  list: readonly T[],
  saved: readonly Saved[],
): readonly T[] {
  const byId = new Map(saved.map((record) => [record.id, record]))
  const known = list.map((one) => {
    const record = byId.get(one.id)
    byId.delete(one.id)
    // A list that was read meanwhile may hold the record as somebody else left it since.
    if (!record || versionOf(record) < versionOf(one)) return one
    // The answer to a change of such a record is such a record.
    return trust<T>(record)
  })
  return [...known, ...trust<T[]>([...byId.values()])]
}

/** What the server has of some records now, new ones too, without reading the whole list again. */
export function putRecords(orgId: number, name: keyof AdminData, saved: readonly Saved[]): void {
  answeredChanges.saved(listName(orgId, name), saved)
  queryClient.setQueryData<AdminData[typeof name]>([everything, orgId, name], (list) =>
    list ? trust<AdminData[typeof name]>(withRecords<{ readonly id: number }>(list, saved)) : undefined,
  )
  queryClient.setQueriesData<AdminData>({ queryKey: [everything, orgId, 'adminData'] }, (adminData) =>
    adminData
      ? { ...adminData, [name]: withRecords<{ readonly id: number }>(adminData[name], saved) }
      : undefined,
  )
}

/** Records that are there no more. */
export function dropRecords(orgId: number, name: keyof AdminData, ids: readonly number[]): void {
  answeredChanges.dropped(listName(orgId, name), ids)
  const without = (adminData: AdminData): AdminData => ({
    ...adminData,
    [name]: adminData[name].filter(({ id }) => !ids.includes(id)),
  })
  queryClient.setQueriesData<AdminData>({ queryKey: [everything, orgId, 'adminData'] }, (adminData) =>
    adminData ? without(adminData) : undefined,
  )
  void queryClient.invalidateQueries({ queryKey: [everything, orgId, name] })
}

/** After a change: what is shown is read again. */
export async function readAgain(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [everything] })
}
