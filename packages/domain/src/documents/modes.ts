/**
 * The four documents of an order, and who may have which; beside them the engraving schedule, where
 * something is engraved, and the labels of the workshop. [2.1.01, 2.2.38, 2.2.39, issue 18]
 */
import { z } from 'zod'
import type { Role } from '../tenancy/schema.ts'

export const documentModes = ['quote', 'invoice', 'packingSlip', 'factory'] as const
export const documentModeSchema = z.enum([...documentModes, 'schedule', 'labels'])
export type DocumentMode = z.infer<typeof documentModeSchema>

export type DocumentModeFacts = {
  /** members and owners alone [2.2.39] */
  readonly isForEmployees: boolean
  /** it shows what things cost, to those who see prices */
  readonly hasPrices: boolean
  /** members and owners may have it as a CSV file [2.2.43] */
  readonly hasCsv: boolean
}

/** What they are called stands in `documentNames`. */
export const documentModeFacts: Readonly<Record<DocumentMode, DocumentModeFacts>> = {
  quote: {
    isForEmployees: false,
    hasPrices: true,
    hasCsv: true,
  },
  invoice: {
    isForEmployees: false,
    hasPrices: true,
    hasCsv: false,
  },
  packingSlip: {
    isForEmployees: true,
    hasPrices: false,
    hasCsv: true,
  },
  factory: {
    isForEmployees: true,
    hasPrices: false,
    hasCsv: false,
  },
  schedule: {
    isForEmployees: false,
    hasPrices: false,
    hasCsv: true,
  },
  labels: {
    isForEmployees: true,
    hasPrices: false,
    hasCsv: false,
  },
}

/** Documents whose rows are the lines of the order. */
export type RowDocumentMode = (typeof documentModes)[number]

/**
 * The documents that a role is offered: the schedule with them for orders of which something can be engraved, labels for
 * those who make and pack.
 */
export function documentModesFor(role: Role, hasEngravings = false): DocumentMode[] {
  const modes = documentModes.filter((mode) => role !== 'guest' || !documentModeFacts[mode].isForEmployees)
  const schedule: DocumentMode[] = hasEngravings ? ['schedule'] : []
  return [...modes, ...schedule, ...(role === 'guest' ? [] : (['labels'] as const))]
}

/** Whether a role may have a document as CSV. [2.2.43] */
export function hasDocumentCsv(mode: DocumentMode, role: Role): boolean {
  return role !== 'guest' && documentModeFacts[mode].hasCsv
}
