/** Fetches the drawing families that templates are drawn with. What can not be fetched leaves the cards without pictures. */
import { loadDrawingFamilies } from '@orderwright/domain/drawing-families'
import { productTemplates } from '@orderwright/domain/templates'
import { useEffect, useState } from 'react'

const keys = Object.values(productTemplates).flatMap(({ drawing }) => drawing?.family ?? [])

export function useTemplateFamilies(): boolean {
  const [areHere, setAreHere] = useState(false)
  useEffect(() => {
    let isGone = false
    const settle = () => {
      if (!isGone) setAreHere(true)
    }
    // One that failed is not drawn; the others are.
    loadDrawingFamilies(keys).then(settle, settle)
    return () => {
      isGone = true
    }
  }, [])
  return areHere
}
