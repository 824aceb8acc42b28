/**
 * How much the parts of `npm run prove` do, and what they are repeated by. Within `npm test` each does a little of the same, with the
 * same examples at every run; the command says how much (`PROVE_SCALE`) and draws a seed (`PROVE_SEED`), which it prints. Decision 0214.
 */
import { appendFileSync } from 'node:fs'

const scale = process.env['PROVE_SCALE'] ? Number(process.env['PROVE_SCALE']) : undefined
if (scale !== undefined && !(scale > 0)) throw new Error('PROVE_SCALE is a number above 0.')

/** Whether the command asked: what takes long is tried then. */
export const isProof = scale !== undefined

/** How often: `whole` times by the command (times its scale), `short` times within `npm test`. */
export function times(whole: number, short: number): number {
  return scale === undefined ? short : Math.max(1, Math.round(whole * scale))
}

export const seed = Number(process.env['PROVE_SEED'] || 20_261_130)
if (!Number.isSafeInteger(seed)) throw new Error('PROVE_SEED is a whole number.')

/** A test of the command may take this long, ms. */
export const PATIENCE_MS = 3_600_000

/** Says in a line what was tried and measured: the command prints it below the part. */
export function figures(line: string): void {
  const file = process.env['PROVE_FIGURES']
  if (file) appendFileSync(file, `${line}\n`)
}

const MIB = 1_048_576
export const inMib = (bytes: number): string => `${Math.round(bytes / MIB)} MiB`
