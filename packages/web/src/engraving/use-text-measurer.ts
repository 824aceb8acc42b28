/** The text measurer as React state: asks for the fonts in use and re-renders when their glyphs are there. */
import type { TextMeasurer } from '@orderwright/domain/engraving'
import { useEffect, useSyncExternalStore } from 'react'
import { currentMeasurer, requestEngravingFace, subscribeToMeasurer } from './load-measurer.ts'
import { whenIdle } from '../lib/browser/when-idle.ts'

/**
 * The measurer for `fontNames` (face keys or family names). Pass none while nothing is engraved: then nothing
 * is loaded. Each measure says itself whether it is exact.
 */
export function useTextMeasurer(fontNames: readonly string[]): { measurer: TextMeasurer; failed: boolean } {
  const wanted = fontNames.toSorted().join('|')
  useEffect(() => {
    const names = wanted.split('|').filter(Boolean)
    if (names.length === 0) return
    // The drawing can be seen without measuring: the glyphs come after the first picture.
    return whenIdle(() => {
      for (const name of names) void requestEngravingFace(name)
    })
  }, [wanted])
  return useSyncExternalStore(subscribeToMeasurer, currentMeasurer, currentMeasurer)
}
