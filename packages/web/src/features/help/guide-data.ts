/** The guide as it was built, and its search, which comes when somebody is about to use it. */
import { guide } from 'virtual:guide'
import { useEffect, useState } from 'react'
import { useSession } from '../../lib/session/session.tsx'
import { createGuideSearch } from './search-guide.ts'
import { usualVocabulary, type Vocabulary } from './with-vocabulary.ts'

export { guide }

type Search = ReturnType<typeof createGuideSearch>
let search: Search | null = null

async function loadSearch(): Promise<Search> {
  search ??= createGuideSearch((await import('virtual:guide-search')).index)
  return search
}

/** Null until it is there, or where it could not be fetched. */
export function useGuideSearch(): Search | null {
  const [here, setHere] = useState(() => search)
  useEffect(() => {
    if (here) return
    loadSearch().then(
      (loaded) => setHere(() => loaded),
      () => {},
    )
  }, [here])
  return here
}

/** The organization's word; who is not signed in reads the usual one. */
export function useVocabulary(): Vocabulary {
  return useSession().viewer?.profile.vocabulary ?? usualVocabulary
}
