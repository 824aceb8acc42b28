/** The text measurer as React state: asks for the fonts in use and re-renders when their glyphs are there. */
import type { TextMeasurer } from '@orderwright/domain'
import { useEffect, useSyncExternalStore } from 'react'
import { currentMeasurer, requestEngravingFace, subscribeToMeasurer } from './load-measurer.ts'

/**
 * The measurer for `fontNames` (face keys or family names). Pass none while nothing is engraved: then nothing
 * is loaded. Each measure says itself whether it is exact.
 */
export function useTextMeasurer(fontNames: readonly string[]): { measurer: TextMeasurer; failed: boolean } {
  const wanted = fontNames.toSorted().join('|')
  useEffect(() => {
    for (const name of wanted.split('|').filter(Boolean)) void requestEngravingFace(name)
  }, [wanted])
  return useSyncExternalStore(subscribeToMeasurer, currentMeasurer, currentMeasurer)
}
