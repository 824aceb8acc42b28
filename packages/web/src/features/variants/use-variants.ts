/** The variants of an item while they are looked at: they follow the order, and are kept with every change. */
import { variantMessages as words } from '@orderwright/domain/messages'
import { useEffect, useRef, useState } from 'react'
import { toast } from '../../ui/toasts/toasts.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import type { VariantsAsked } from '../order-dialogs/variants-asked.ts'
import { readVariants, type VariantsOf, writeVariants } from './kept-variants.ts'
import {
  beganLabel,
  changesOf,
  copiedVariant,
  keptOf,
  keptVariant,
  type Variant,
  variantsByOption,
} from './make-variants.ts'

export interface Variants {
  readonly variants: readonly Variant[]
  /** a copy of the last one, at the end */
  readonly add: () => void
  readonly remove: (variant: Variant) => void
  /** without a word: it has become the item */
  readonly drop: (variant: Variant) => void
  /** the one in which something was changed last */
  readonly latest: () => Variant | undefined
}

export function useVariants(
  { itemId, propertyId }: VariantsAsked,
  nameOf: (index: number) => string,
): Variants {
  const { editor, viewer, data } = useOpenOrder()
  const [of] = useState(
    (): VariantsOf => ({ userId: viewer.user.id, orderId: data.document.order.id, itemId }),
  )
  const [began] = useState(() => {
    const kept = readVariants(localStorage, of)
    const byOption = propertyId === null ? [] : variantsByOption(editor, itemId, propertyId)
    if (byOption.length > 0) return { first: byOption, aside: kept, isKept: false }
    const first = kept.map((one) => keptVariant(editor, itemId, one))
    if (first.length > 0) return { first, aside: [], isKept: true }
    return { first: [copiedVariant(editor, itemId, undefined)], aside: [], isKept: false }
  })
  const [variants, setVariants] = useState<readonly Variant[]>(began.first)
  const changed = useRef<Variant>(undefined)

  // What others change in the order meanwhile is in all of them.
  useEffect(() => {
    const follow = () => {
      const { document } = editor.getState()
      for (const variant of variants) {
        if (variant.editor.getContext() !== editor.getContext())
          variant.editor.setContext(editor.getContext())
        variant.editor.receiveDocument(document)
      }
    }
    follow()
    return editor.subscribe(follow)
  }, [editor, variants])

  // Those that an option began are worth keeping once somebody has done something with them.
  useEffect(() => {
    const keep = () => {
      if (variants === began.first && !began.isKept && !variants.some(isChanged)) return
      writeVariants(
        localStorage,
        of,
        variants.map((one) => keptOf(editor, one, itemId)),
      )
    }
    keep()
    const stops = variants.map((variant) => {
      const own = () => JSON.stringify(changesOf(editor, variant, itemId))
      let before = own()
      return variant.editor.subscribe(() => {
        // What others change in the order is no step of the variant.
        if (before !== own()) changed.current = variant
        before = own()
        keep()
      })
    })
    return () => {
      for (const stop of stops) stop()
    }
  }, [editor, variants, of, itemId, began])

  useEffect(() => {
    if (began.aside.length === 0) return
    toast(words.startedAnew, {
      onUndo: () => setVariants(began.aside.map((one) => keptVariant(editor, itemId, one))),
    })
  }, [began, editor, itemId])

  const drop = (variant: Variant) => setVariants((all) => all.filter((one) => one !== variant))
  return {
    variants,
    add: () => setVariants((all) => [...all, copiedVariant(editor, itemId, all.at(-1))]),
    remove(variant) {
      const at = variants.indexOf(variant)
      drop(variant)
      toast(words.removed({ name: nameOf(at) }), {
        onUndo: () => setVariants((all) => all.toSpliced(Math.min(at, all.length), 0, variant)),
      })
    },
    drop,
    latest: () => changed.current,
  }
}

/** Somebody has chosen something in it, or taken it back. */
function isChanged({ editor }: Variant): boolean {
  const { undoLabel, redoLabel } = editor.getState()
  return redoLabel !== null || (undoLabel !== null && undoLabel !== beganLabel)
}
