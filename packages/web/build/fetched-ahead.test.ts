/** What the grouping of the later chunks reads from code. */
import { describe, expect, it } from 'vitest'
import { fetchedAhead } from './fetched-ahead.ts'

describe('parts that are fetched ahead', () => {
  it('are found however they are handed over', () => {
    const code = `import { deferred, deferredModule } from '../ui/deferred.tsx'
const A = deferred(() => import('./a.tsx').then((part) => part.A))
const load = () => import("./b.ts")
deferredModule(load)
async function entry() { await idle(); return import('./c.tsx') }
export const C = deferred(() => entry().then((part) => part.C))`
    expect(fetchedAhead(code)).toEqual(['./a.tsx', './b.ts', './c.tsx'])
  })
  it('are not those that wait until they are wanted, nor the screens of routes', () => {
    const code = `const stills = deferredModule(() => import('./still.ts'), { when: 'wanted' })
const A = deferred(() => import('./a.tsx'))`
    expect(fetchedAhead(code)).toEqual(['./a.tsx'])
    expect(fetchedAhead(`const Page = lazy(() => import('./page.tsx'))`)).toEqual([])
  })
})
