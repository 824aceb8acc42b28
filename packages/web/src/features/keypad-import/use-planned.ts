/**
 * The keypads of a table, planned in slices, so that hands are answered in between; and again when something that they depend on has
 * changed. What was planned before stays in sight until then.
 */
import {
  type KeypadMapping,
  KeypadPlanner,
  type KeypadStart,
  type PlannedKeypad,
  readKeypads,
  type TableRows,
} from '@orderwright/domain/keypad-import'
import type { CatalogProduct } from '@orderwright/domain/catalog'
import type { EvaluationContext } from '@orderwright/domain/item-drawings'
import type { OrderDocument } from '@orderwright/domain/orders'
import { useEffect, useState } from 'react'
import { fileLocaleOf, fileLocales } from '../../lib/format/file-locale.ts'
import { loadEngravingFaces } from '../../engraving/load-measurer.ts'

const SLICE_MS = 8

export interface Planned {
  readonly keypads: readonly PlannedKeypad[]
  readonly done: number
  readonly of: number
  /** all of them are planned, by the glyphs that they are engraved with */
  readonly isWhole: boolean
}

const nothing: Planned = { keypads: [], done: 0, of: 0, isWhole: false }

export interface PlannedFrom {
  readonly rows: TableRows
  readonly mapping: KeypadMapping
  readonly context: EvaluationContext
  readonly document: OrderDocument
  readonly products: readonly CatalogProduct[]
  readonly start: KeypadStart
}

/** `from` is kept as an object while nothing in it changes. */
export function usePlanned(from: PlannedFrom): Planned {
  const [planned, setPlanned] = useState<Planned>(nothing)
  useEffect(() => {
    const written = readKeypads(from.rows, from.mapping)
    const planner = new KeypadPlanner({ ...from, locale: fileLocales[fileLocaleOf(navigator.language)] })
    const keypads: PlannedKeypad[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    let steps: ReturnType<KeypadPlanner['steps']> | null = null
    const of = written.length
    setPlanned((before) => ({ ...before, done: 0, of, isWhole: false }))
    function finish() {
      setPlanned({ keypads, done: of, of, isWhole: false })
      const fonts = [...new Set(keypads.flatMap(({ font }) => font ?? []))]
      void loadEngravingFaces(fonts).then(() => {
        // With other glyphs the order is judged anew, and these are planned again.
        if (!isGone) timer = setTimeout(() => setPlanned({ keypads, done: of, of, isWhole: true }), 0)
      })
    }
    function slice() {
      const begin = performance.now()
      while (performance.now() - begin < SLICE_MS) {
        const next = written[keypads.length]
        if (next === undefined) {
          finish()
          return
        }
        steps ??= planner.steps(next)
        const step = steps.next()
        if (step.done === true) {
          keypads.push(step.value)
          steps = null
        }
      }
      if (keypads.length % 20 === 0) setPlanned((before) => ({ ...before, done: keypads.length }))
      timer = setTimeout(slice, 0)
    }
    // A hand that types on is waited for.
    timer = setTimeout(slice, 0)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [from])
  return planned
}
