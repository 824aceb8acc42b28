/** What is typed in the form of a layout, and what it comes to. Inches. */
import { formatInches, type OrgProfile } from '@orderwright/domain'
import { readLength } from '@orderwright/domain/canvas'
import type { LayoutWishes } from './area-layout.ts'

/** Lengths that a layout needs. */
const needed = [
  'rollWidth',
  'overlap',
  'minimumStrip',
  'bleedLeft',
  'bleedRight',
  'bleedTop',
  'bleedBottom',
  'rollGap',
] as const
/** Lengths that may be left empty: a roll without an end, a pattern that does not repeat. */
const optional = ['rollLength', 'repeat'] as const

export const layoutFields = [...needed.slice(0, 7), 'rollLength', 'rollGap', 'repeat'] as const
export type LayoutField = (typeof needed)[number] | (typeof optional)[number]
export type Typed = Readonly<Record<LayoutField, string>> & { readonly isHalfDrop: boolean }

/** Inches below which nobody wants a strip until somebody says otherwise. */
const MINIMUM_STRIP = 12

export function typedAtFirst({
  rollWidth,
  rollLength,
  rollGap,
  overlap,
  bleeds,
}: OrgProfile['spatial']): Typed {
  return {
    rollWidth: formatInches(rollWidth),
    overlap: formatInches(overlap),
    minimumStrip: formatInches(MINIMUM_STRIP),
    bleedLeft: formatInches(bleeds.left),
    bleedRight: formatInches(bleeds.right),
    bleedTop: formatInches(bleeds.top),
    bleedBottom: formatInches(bleeds.bottom),
    rollLength: rollLength === null ? '' : formatInches(rollLength),
    rollGap: formatInches(rollGap),
    repeat: '',
    isHalfDrop: false,
  }
}

export function mayBeEmpty(field: LayoutField): boolean {
  return optional.some((one) => one === field)
}

/** Why a field can not be read; undefined where it can. */
export function problemOf(typed: Typed, field: LayoutField): string | undefined {
  if (mayBeEmpty(field) && typed[field].trim() === '') return undefined
  const read = readLength(typed[field], 'in')
  return read.ok ? undefined : read.message
}

/** What is typed as lengths; null as long as one of them can not be read. */
export function wishesOf(typed: Typed): LayoutWishes | null {
  const inches = (field: LayoutField) => {
    const read = readLength(typed[field], 'in')
    return read.ok ? read.value : null
  }
  if ([...needed, ...optional].some((field) => problemOf(typed, field) !== undefined)) return null
  const length = (field: (typeof needed)[number]) => inches(field) ?? 0
  return {
    roll: { width: length('rollWidth'), length: inches('rollLength'), gap: length('rollGap') },
    pattern: { repeat: inches('repeat'), isHalfDrop: typed.isHalfDrop },
    overlap: length('overlap'),
    minimumStrip: length('minimumStrip'),
    bleeds: {
      left: length('bleedLeft'),
      right: length('bleedRight'),
      top: length('bleedTop'),
      bottom: length('bleedBottom'),
    },
  }
}
