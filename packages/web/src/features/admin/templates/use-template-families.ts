/** Fetches the drawing families that templates are drawn with. What can not be fetched leaves the cards without pictures. */
import { loadDrawingFamilies, productTemplates } from '@orderwright/domain'
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
