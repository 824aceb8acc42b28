/** Agreements: customers accept revisions and sign them off, and anybody can check a file against what was accepted. [issue 18] */
import { centsSchema, idSchema, noteSchema, timestampSchema } from '@orderwright/domain/units'
import {
  agreementFileSchema,
  agreementMessages as words,
  hashSchema,
  keptFileSchema,
  signatureSchema,
  signOffAnswers,
  signOffKinds,
  signOffSchema,
  signOffSubjectSchema,
} from '@orderwright/domain/agreements'
import { z } from 'zod'
import { callerFields } from '../common.ts'
import { endpoint } from '../endpoint.ts'

const numberSchema = idSchema.max(1_000_000)
const ofOrder = { orgId: idSchema, ...callerFields, productOrderId: idSchema }
/** Of one revision at most; there are as many sheets as items, and some of a canvas. */
const MAX_SUBJECTS = 2000
/** YYYY-MM-DD */
const dayTextSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

export const acceptanceSchema = z.object({
  /** in the organization's chain */
  number: idSchema,
  revision: numberSchema,
  at: timestampSchema,
  /** '' once the person was erased */
  name: z.string(),
  via: z.enum(['account', 'link']),
  /** null: the caller sees no prices */
  totalInCents: centsSchema.nullable(),
  /** of the record */
  hash: hashSchema,
  termsVersion: idSchema,
  files: z.array(agreementFileSchema),
  /** null: it is being made */
  certificate: keptFileSchema.nullable(),
})
export type AcceptanceView = z.infer<typeof acceptanceSchema>

export const signedSubjectSchema = signOffSubjectSchema.omit({ hash: true }).extend({
  /** null: not signed off yet, or made otherwise since */
  signOff: signOffSchema.nullable(),
})
export type SignedSubject = z.infer<typeof signedSubjectSchema>

export const agreementAbilitiesSchema = z.object({
  accept: z.boolean(),
  askRenewal: z.boolean(),
  renew: z.boolean(),
  signOff: z.boolean(),
})

export const getAgreement = endpoint({
  name: 'getAgreement',
  path: '/api/configurator/get-agreement',
  area: 'agreements',
  effect: 'reads',
  summary: 'What customers have accepted and signed off of an order, and what production waits for.',
  body: z.strictObject(ofOrder),
  response: z.object({
    /** the last revision; 0: there is none */
    revision: z.number().int().min(0),
    /** the newest first */
    acceptances: z.array(acceptanceSchema),
    /** the order as it is now is not what was accepted last */
    differs: z.boolean(),
    /** of the last revision; empty where nothing is signed off one by one */
    subjects: z.array(signedSubjectSchema),
    /** why production waits, in a sentence; '': it does not */
    waits: z.string(),
    /** why this caller can not accept the last revision, in a sentence; '': they can, or have */
    cannotAccept: z.string(),
    /** the last day on which it can be accepted; null: it does not end, or is not submitted, or both sides are bound */
    validUntil: dayTextSchema.nullable(),
    isExpired: z.boolean(),
    /** null: nobody has asked for it to be renewed */
    renewalAskedSince: timestampSchema.nullable(),
    abilities: agreementAbilitiesSchema,
  }),
  errors: ['notFound'],
})

export const askRenewal = endpoint({
  name: 'askRenewal',
  takesApiKeys: false,
  path: '/api/configurator/ask-renewal',
  area: 'agreements',
  summary: 'A customer asks for an expired quote to be renewed, to accept it.',
  body: z.strictObject(ofOrder),
  response: z.object({ renewalAskedSince: timestampSchema }),
  errors: ['notFound', 'forbidden', 'refused'],
})

export const renewQuote = endpoint({
  name: 'renewQuote',
  path: '/api/configurator/renew-quote',
  area: 'agreements',
  summary: 'An employee renews a quote: its prices hold again from today. It is a revision of its own.',
  body: z.strictObject(ofOrder),
  response: z.object({ revision: numberSchema, validUntil: dayTextSchema.nullable() }),
  errors: ['notFound', 'forbidden', 'refused'],
})

export const prepareAgreement = endpoint({
  name: 'prepareAgreement',
  takesApiKeys: false,
  path: '/api/configurator/prepare-agreement',
  area: 'agreements',
  summary:
    'What is accepted when a revision is: its files, made once and kept, and the terms. The same again when asked again.',
  body: z.strictObject({ ...ofOrder, revision: numberSchema }),
  response: z.object({
    packageId: z.uuid(),
    revision: numberSchema,
    totalInCents: centsSchema,
    /** '$9,293.80 + shipping & tax', where these are still to come */
    totalText: z.string(),
    files: z.array(agreementFileSchema),
    terms: z.object({ version: idSchema, hash: hashSchema, paragraphs: z.array(z.string()) }),
  }),
  errors: ['notFound', 'forbidden', 'refused'],
})

export const acceptAgreement = endpoint({
  name: 'acceptAgreement',
  takesApiKeys: false,
  path: '/api/configurator/accept-agreement',
  area: 'agreements',
  isIdempotent: true,
  summary:
    'A customer accepts a revision, with the files and terms that they were shown, by their signature.',
  body: z.strictObject({
    ...ofOrder,
    packageId: z.uuid(),
    termsHash: hashSchema,
    name: z
      .string()
      .trim()
      .min(1, { error: () => words.nameMissing })
      .max(200),
    /** needed of whoever came by a link; an account has one */
    email: z.union([z.literal(''), z.email().max(320)]).default(''),
    signature: signatureSchema,
    agrees: z.literal(true, { error: () => words.mustAgree }),
  }),
  response: z.object({ acceptance: acceptanceSchema }),
  errors: ['notFound', 'forbidden', 'refused'],
})

export const signOff = endpoint({
  name: 'signOff',
  takesApiKeys: false,
  path: '/api/configurator/sign-off',
  area: 'agreements',
  summary:
    'A customer approves items and sheets of the last revision one by one, with a note, has them revised, or takes back what was said.',
  body: z.strictObject({
    ...ofOrder,
    revision: numberSchema,
    subjects: z
      .array(
        z.strictObject({
          kind: z.enum(signOffKinds),
          key: idSchema,
          /** `withdrawn`: what was said of it before is taken back */
          verdict: z.enum(signOffAnswers),
          note: noteSchema.trim().default(''),
        }),
      )
      .min(1)
      .max(MAX_SUBJECTS),
  }),
  response: z.object({ subjects: z.array(signedSubjectSchema) }),
  errors: ['notFound', 'forbidden', 'refused'],
})

export const downloadAgreementFile = endpoint({
  name: 'downloadAgreementFile',
  path: '/download-agreement-file',
  area: 'agreements',
  effect: 'reads',
  summary: 'A kept file of an acceptance, byte by byte as it was accepted, or its certificate.',
  body: z.strictObject({ ...ofOrder, hash: hashSchema }),
  response: z.object({}),
  errors: ['notFound', 'forbidden'],
  answersFile: 'application/pdf',
})

export const verifiedFileSchema = z.object({
  /** null: none of the agreement's files, though it has their mark */
  kind: z.enum(['quote', 'drawings', 'certificate']).nullable(),
  orgTitle: z.string(),
  /** the organization's word for an order, and its number */
  word: z.string(),
  orderNumber: idSchema,
  revision: numberSchema,
  /** when it was accepted; null: it was shown to be accepted, and nobody did */
  acceptedAt: timestampSchema.nullable(),
  /** the last revision now: a later one has taken its place */
  lastRevision: numberSchema,
})

export const verifyAgreement = endpoint({
  name: 'verifyAgreement',
  path: '/api/verify-agreement',
  area: 'agreements',
  access: 'anonymous',
  effect: 'reads',
  summary:
    'Whether a file is one that was accepted, by its SHA-256 and the mark at its end. The file itself is not sent.',
  body: z.strictObject({ orgId: idSchema, packageId: z.uuid(), hash: hashSchema }),
  response: z.object({
    /** genuine: byte by byte; changed: an agreement has the mark, and another file; unknown: none has it */
    verdict: z.enum(['genuine', 'changed', 'unknown']),
    /** null: unknown */
    file: verifiedFileSchema.nullable(),
    /** what is not as it was in the records behind it, in sentences; empty: nothing */
    findings: z.array(z.string()),
  }),
})
