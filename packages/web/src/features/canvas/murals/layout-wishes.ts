/**
 * What is typed in the form of a layout, and what it comes to. Lengths are inches; they are written and read in the unit of the canvas, and
 * always with it, so that what was typed means the same after the unit is changed.
 */
import type { OrgProfile } from '@orderwright/domain/tenancy'
import type { LengthUnit } from '@orderwright/domain/units'
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
export type Typed = Readonly<Record<LayoutField, string>> & {
  readonly isHalfDrop: boolean
  readonly alignment: LayoutWishes['alignment']
}

/** Inches below which nobody wants a strip until somebody says otherwise. */
const MINIMUM_STRIP = 12

/** What stands there before anything is typed; `text` writes a length with its unit. */
export function typedAtFirst(
  {
    rollWidth,
    rollLength,
    rollGap,
    overlap,
    bleeds,
  }: Pick<OrgProfile['spatial'], 'rollWidth' | 'rollLength' | 'rollGap' | 'overlap' | 'bleeds'>,
  text: (inches: number) => string,
): Typed {
  return {
    rollWidth: text(rollWidth),
    overlap: text(overlap),
    minimumStrip: text(MINIMUM_STRIP),
    bleedLeft: text(bleeds.left),
    bleedRight: text(bleeds.right),
    bleedTop: text(bleeds.top),
    bleedBottom: text(bleeds.bottom),
    rollLength: rollLength === null ? '' : text(rollLength),
    rollGap: text(rollGap),
    repeat: '',
    isHalfDrop: false,
    alignment: 'center',
  }
}

/** Of an inch, to which what is typed is exact. */
const PARTS = 1e6

export function mayBeEmpty(field: LayoutField): boolean {
  return optional.some((one) => one === field)
}

/** Why a field can not be read; undefined where it can. */
export function problemOf(typed: Typed, field: LayoutField, unit: LengthUnit): string | undefined {
  if (mayBeEmpty(field) && typed[field].trim() === '') return undefined
  const read = readLength(typed[field], unit)
  return read.ok ? undefined : read.message
}

/** What is typed as lengths; null as long as one of them can not be read. */
export function wishesOf(typed: Typed, unit: LengthUnit): LayoutWishes | null {
  const inches = (field: LayoutField) => {
    const read = readLength(typed[field], unit)
    // 50.8 mm are two inches, and not a rounding error less.
    return read.ok ? Math.round(read.value * PARTS) / PARTS : null
  }
  if ([...needed, ...optional].some((field) => problemOf(typed, field, unit) !== undefined)) return null
  const length = (field: (typeof needed)[number]) => inches(field) ?? 0
  return {
    roll: { width: length('rollWidth'), length: inches('rollLength'), gap: length('rollGap') },
    pattern: { repeat: inches('repeat'), isHalfDrop: typed.isHalfDrop },
    overlap: length('overlap'),
    alignment: typed.alignment,
    minimumStrip: length('minimumStrip'),
    bleeds: {
      left: length('bleedLeft'),
      right: length('bleedRight'),
      top: length('bleedTop'),
      bottom: length('bleedBottom'),
    },
  }
}
