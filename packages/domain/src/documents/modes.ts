/**
 * The four documents of an order, who may have which, and what they are called; beside them the engraving schedule, where
 * something is engraved, and the labels of the workshop. [2.1.01, 2.2.38, 2.2.39, issue 18]
 */
import { z } from 'zod'
import { documentNames } from '../messages/papers/documents.ts'
import type { Role } from '../tenancy/schema.ts'

export const documentModes = ['quote', 'invoice', 'packingSlip', 'factory'] as const
export const documentModeSchema = z.enum([...documentModes, 'schedule', 'labels'])
export type DocumentMode = z.infer<typeof documentModeSchema>

export type DocumentModeFacts = {
  /** in titles and file names */
  readonly name: string
  /** in the mode picker */
  readonly label: string
  /** members and owners alone [2.2.39] */
  readonly isForEmployees: boolean
  /** it shows what things cost, to those who see prices */
  readonly hasPrices: boolean
  /** members and owners may have it as a CSV file [2.2.43] */
  readonly hasCsv: boolean
}

export const documentModeFacts: Readonly<Record<DocumentMode, DocumentModeFacts>> = {
  quote: {
    get name() {
      return documentNames.quote.name
    },
    get label() {
      return documentNames.quote.label
    },
    isForEmployees: false,
    hasPrices: true,
    hasCsv: true,
  },
  invoice: {
    get name() {
      return documentNames.invoice.name
    },
    get label() {
      return documentNames.invoice.label
    },
    isForEmployees: false,
    hasPrices: true,
    hasCsv: false,
  },
  packingSlip: {
    get name() {
      return documentNames.packingSlip.name
    },
    get label() {
      return documentNames.packingSlip.label
    },
    isForEmployees: true,
    hasPrices: false,
    hasCsv: true,
  },
  factory: {
    get name() {
      return documentNames.factory.name
    },
    get label() {
      return documentNames.factory.label
    },
    isForEmployees: true,
    hasPrices: false,
    hasCsv: false,
  },
  schedule: {
    get name() {
      return documentNames.schedule.name
    },
    get label() {
      return documentNames.schedule.label
    },
    isForEmployees: false,
    hasPrices: false,
    hasCsv: true,
  },
  labels: {
    get name() {
      return documentNames.labels.name
    },
    get label() {
      return documentNames.labels.label
    },
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
